import { expect, it } from 'vitest';
import { fitted, dragged, startView, zoomed } from './picture-view.ts';

const laptop = { width: 600, height: 300 };
const phone = { width: 300, height: 300 };
const large = { width: 1000, height: 2000 };

it('startView is in full size on a laptop, with the open member at the left and in the middle of the height', () => {
  expect(startView(large, laptop, { x: 264, y: 900 })).toEqual({ x: 248, y: 788, width: 600, height: 300 });
});

it('startView is scaled down on a phone so that the members below fit, with text 12 pixels high', () => {
  // Of 14 units for 12 pixels, 300 pixels show 350; those below end at 736, and 16 beyond are free.
  expect(startView(large, phone, { x: 264, y: 900 })).toEqual({ x: 402, y: 763, width: 350, height: 350 });
});

it('startView ends with the picture when nobody is below the open member', () => {
  expect(startView(large, phone, { x: 792, y: 900 })).toMatchObject({ x: 666, width: 350 });
});

it('startView is not scaled down for a single member', () => {
  const alone = { width: 208, height: 76 };
  expect(startView(alone, phone, { x: 0, y: 0 })).toMatchObject({ width: 300, height: 300 });
});

it('startView never lies beyond the picture', () => {
  expect(startView(large, laptop, { x: 900, y: 1990 })).toMatchObject({ x: 416, y: 1716 });
  expect(startView(large, laptop, { x: 0, y: 0 })).toMatchObject({ x: -16, y: -16 });
});

it('startView centres a small picture', () => {
  expect(startView({ width: 208, height: 76 }, laptop, { x: 0, y: 0 })).toEqual({
    x: -196,
    y: -112,
    width: 600,
    height: 300,
  });
});

it('fitted shows the whole picture with a margin', () => {
  expect(fitted(large)).toEqual({ x: -16, y: -16, width: 1032, height: 2032 });
});

it('zoomed scales around the centre, within limits', () => {
  const view = { x: 0, y: 0, width: 600, height: 300 };
  expect(zoomed(view, 'out', laptop)).toEqual({ x: -150, y: -75, width: 900, height: 450 });
  const nearest = zoomed({ ...view, width: 310, height: 155 }, 'in', laptop);
  expect([nearest.width, nearest.height]).toEqual([300, 150]);
});

it('dragged moves the view by the distance of the pointer at any zoom', () => {
  const view = { x: 100, y: 100, width: 1200, height: 600 };
  expect(dragged(view, { x: 10, y: -20 }, laptop)).toMatchObject({ x: 80, y: 140 });
});
