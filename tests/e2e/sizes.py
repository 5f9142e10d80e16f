"""What fits into a window: the sizes that every page is tried in, and how a page is measured there."""

from playwright.sync_api import Page

SMALLEST_WHOLE = 360 * 640
"""Pixels of the smallest window that shows prompt, clock and board without scrolling."""
SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (768, 1024),
    (800, 1280),
    (900, 1440),
    (568, 320),
    (640, 360),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1440, 900),
)
"""Width and height, upright and then on the side."""

MEASURE = """isTable => {
    const faults = [], [width, height] = [document.documentElement.clientWidth, innerHeight];
    const name = one => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}`;
    if (document.documentElement.scrollWidth > width)
        faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);
    const scrolls = value => value === 'auto' || value === 'scroll';
    const isMoved = one => getComputedStyle(one).position === 'fixed'
        || one.matches('.viewport, .hidden, [inert], [data-brief]');
    // A box with text is whole if each of its lines lies within the window and within all that clips it.
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const clips = new Map();
    const clipsOf = one => {
        if (clips.has(one)) return clips.get(one);
        let found = { left: 0, right: width, top: -Infinity, bottom: Infinity, seen: [], dots: Infinity };
        if (one.parentElement && one !== document.body) {
            const style = getComputedStyle(one), outer = clipsOf(one.parentElement);
            found = outer && { ...outer };
            if (isMoved(one) || style.clipPath !== 'none') found = null;
            else if (found) {
                const box = one.getBoundingClientRect();
                if (scrolls(style.overflowX) || scrolls(style.overflowY)) found.seen = [...found.seen, box];
                if (style.textOverflow === 'ellipsis' && one.title) found.dots = Math.min(found.dots, box.right);
                if (scrolls(style.overflowX)) [found.left, found.right] = [-Infinity, Infinity];
                else if (style.overflowX !== 'visible')
                    [found.left, found.right] = [Math.max(found.left, box.left), Math.min(found.right, box.right)];
                if (scrolls(style.overflowY)) [found.top, found.bottom] = [-Infinity, Infinity];
                else if (style.overflowY !== 'visible')
                    [found.top, found.bottom] = [Math.max(found.top, box.top), Math.min(found.bottom, box.bottom)];
            }
        }
        clips.set(one, found);
        return found;
    };
    const lines = [];
    while (words.nextNode()) {
        const text = words.currentNode, owner = text.parentElement;
        if (!text.data.trim() || owner.closest('svg, option, script, style') || !owner.checkVisibility()) continue;
        const clip = clipsOf(owner);
        if (!clip || !getComputedStyle(owner).opacity.startsWith('1')) continue;
        range.selectNodeContents(text);
        for (const whole of range.getClientRects()) {
            // Where a name ends in an ellipsis, its rest is in its title.
            const box = new DOMRect(whole.x, whole.y, Math.min(whole.right, clip.dots) - whole.x, whole.height);
            if (box.width < 1 || box.right < 0) continue;
            const isSeen = clip.seen.every(frame => box.top >= frame.top && box.bottom <= frame.bottom
                && box.left >= frame.left && box.right <= frame.right);
            if (isSeen) lines.push([text, owner, box]);
            const isCut = box.left < clip.left - 1 || box.right > clip.right + 1
                || box.top < clip.top - 3 || box.bottom > clip.bottom + 3;
            if (isCut) faults.push(`cut off: ${name(owner)} "${text.data.trim().slice(0, 40)}"`);
        }
    }
    // Texts of different boxes do not lie on each other.
    const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const isFlat = one => !one.closest('dialog, .world, .change, .hint, .prompt');
    const flat = lines.filter(([, owner]) => isFlat(owner)).sort((a, b) => a[2].top - b[2].top);
    for (const [place, [text, owner, box]] of flat.entries())
        for (let next = place + 1; next < flat.length && flat[next][2].top < box.bottom; next++) {
            const [other, its, another] = flat[next];
            if (text !== other && its !== owner && meets(box, another))
                faults.push(`overlap: "${text.data.trim().slice(0, 30)}" and "${other.data.trim().slice(0, 30)}"`);
        }
    for (const one of document.querySelectorAll('.prompt p'))
        if (one.checkVisibility() && one.scrollHeight > one.clientHeight + 2)
            faults.push(`the prompt is cut off: "${one.innerText.slice(0, 60)}"`);
    if (!isTable) return faults;
    const [prompt, clock, board] = ['.prompt .inside', `ul[aria-label]:has(li strong)`, '.board']
        .map(selector => [...document.querySelectorAll(selector)].find(one => one.checkVisibility()));
    for (const [what, one] of Object.entries({ prompt, clock, board })) {
        const box = one?.getBoundingClientRect();
        if (!box) faults.push(`no ${what}`);
        else if (box.top + scrollY < 0 || box.bottom + scrollY > height + 1 || box.left < 0 || box.right > width + 1)
            faults.push(`${what} below the fold: ${Math.round(box.bottom + scrollY)} > ${height}`);
    }
    return faults;
}"""
"""Lists what is cut off, overlaps or lies outside the window; at a table also what is not to be seen at once."""


def faults_at(page: Page, size: tuple[int, int], *, is_table: bool) -> list[str]:
    """What does not fit at a size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("settled()")
    found: list[str] = page.evaluate(MEASURE, is_table and width * height >= SMALLEST_WHOLE)
    return [f"{width}×{height} {page.evaluate('document.documentElement.lang')}: {fault}" for fault in found]
