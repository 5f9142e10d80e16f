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
