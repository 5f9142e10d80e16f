/** Numbers with a typographic minus sign. */

export const plain = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** With a plus sign, too. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : plain(count));
