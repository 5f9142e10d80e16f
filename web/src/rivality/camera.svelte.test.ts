import { expect, test } from "vitest";
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
