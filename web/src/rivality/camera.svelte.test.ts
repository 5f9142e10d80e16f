import { expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte";

test("what lies under the tools or beyond an edge is not seen whole", () => {
  const end = $effect.root(() => {
    const camera = new Camera(() => ({ box: { left: 0, top: 0, right: 6, bottom: 2 }, air: 0 }));
    [camera.width, camera.height] = [390, 400];
    camera.fit();
    expect(camera.toolsBelow).toBe(true);
    const isClear = (x: number, y: number) => camera.isClear({ x: x - camera.left, y: y - camera.top }, 40, 20);
    expect([isClear(200, 200), isClear(100, 380), isClear(300, 380)]).toEqual([true, true, false]);
    expect([isClear(20, 200), isClear(380, 200), isClear(200, 15)]).toEqual([false, false, false]);
  });
  end();
});

test("the names of the rows cover no tile", () => {
  const end = $effect.root(() => {
    const camera = new Camera(() => ({ box: { left: -4, top: 0, right: 6, bottom: 2 }, air: 0 }));
    [camera.width, camera.height] = [370, 400];
    camera.fit();
    expect(camera.left - 4 * camera.pitch).toBeGreaterThanOrEqual(camera.ruler);
  });
  end();
});

test("a battlefield too large for a phone can be seen whole, and what happened last is seen by itself", () => {
  const end = $effect.root(() => {
    const box = { left: -4, top: -6, right: 4, bottom: 6 };
    const camera = new Camera(() => ({ box, air: 0.04 }));
    [camera.width, camera.height] = [342, 223];
    const seen = (y: number) => [camera.top + y * camera.pitch >= 0, camera.top + (y + 1) * camera.pitch <= 223];
    camera.fit([{ x: 0, y: 4 }]);
    expect(camera.pitch).toBeGreaterThanOrEqual(24);
    expect(seen(4)).toEqual([true, true]);
    expect(camera.top + box.bottom * camera.pitch).toBeGreaterThanOrEqual(223 - 1);
    camera.fit();
    expect([...seen(box.top), ...seen(box.bottom - 1)]).toEqual([true, true, true, true]);
    camera.zoom(1.25);
    camera.zoom(0.8);
    camera.zoom(0.8);
    expect(camera.top + box.top * camera.pitch).toBeGreaterThanOrEqual(0);
  });
  end();
});

/** A finger that swipes over the viewport. */
function swipe(element: HTMLElement, across: number, down: number): void {
  const send = (type: string, x: number, y: number): boolean =>
    element.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: "touch" }));
  send("pointerdown", 100, 100);
  for (let step = 1; step <= 10; step++) send("pointermove", 100 + (across * step) / 10, 100 + (down * step) / 10);
  send("pointerup", 100 + across, 100 + down);
}

test("a battlefield that fits is not moved, one that does not only to its edges; the rest moves the page", () => {
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  const end = $effect.root(() => {
    const camera = new Camera(() => ({ box: { left: 0, top: 0, right: 4, bottom: 4 }, air: 0 }));
    [camera.width, camera.height] = [390, 400];
    const element = document.createElement("div");
    element.setPointerCapture = () => {};
    const detach = camera.attach(element);
    camera.fit();
    const [left, top] = [camera.left, camera.top];
    expect(camera.fitsDown).toBe(true);
    swipe(element, -300, -300);
    expect([camera.left, camera.top]).toEqual([left, top]);
    expect(scrolled).toHaveBeenCalled();
    camera.zoom(2);
    expect(camera.fitsDown).toBe(false);
    scrolled.mockClear();
    swipe(element, 0, -40);
    expect(scrolled).not.toHaveBeenCalled();
    for (const [across, down] of [
      [-900, -900],
      [900, 900],
    ] as const) {
      swipe(element, across, down);
      // The far edge comes no further than to the edge of the viewport or the tools, the near one not beyond its edge.
      expect(camera.left + 4 * camera.pitch).toBeGreaterThanOrEqual(390 - 56);
      expect(camera.top + 4 * camera.pitch).toBeGreaterThanOrEqual(400 - 56);
      expect(camera.left).toBeLessThanOrEqual(camera.ruler);
      expect(camera.top).toBeLessThanOrEqual(20);
    }
    expect(scrolled).toHaveBeenCalled();
    detach();
  });
  end();
  scrolled.mockRestore();
});
