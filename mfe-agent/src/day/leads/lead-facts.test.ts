import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LeadStatus } from '@payung/shared/domain/leads/lead-status.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { agentAddresses } from '#agent-user.ts';
import { aLead, aLeadQuote } from '#testing/lead-data.ts';
import { leadResume, leadTone, zonedMoment } from './lead-facts.ts';

const TODAY = '2026-11-20';

/** Relative luminance of a colour, as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const tokens = readFileSync('shared/src/ui/tokens.css', 'utf8');
const chip = readFileSync('mfe-agent/src/status-chip.module.css', 'utf8');

const coloursOf = (tone: string): readonly string[] => {
  const [, rule = ''] = new RegExp(String.raw`\.${tone} \{([^}]+)\}`).exec(chip) ?? [];
  return [...rule.matchAll(/var\((--[\w-]+)\)/g)].map(
    ([, name = '']) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '',
  );
};

describe('the colour of a lead', () => {
  it.each<[LeadStatus, string, string, string]>([
    ['In Progress', 'orange', '#c2410c', 'LEAD-012'],
    ['Expired', 'grey', '#475569', 'LEAD-013'],
    ['Completed', 'green', '#15803d', 'LEAD-014'],
    ['Rejected', 'green', '#15803d', 'LEAD-014'],
  ])('%s is %s (%s), readable on its ground [%s]', (status, tone, colour) => {
    expect(leadTone(status)).toBe(tone);
    const [ground = '', letters = ''] = coloursOf(tone);
    expect(letters).toBe(colour);
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

const leaving = (departureDate: string) =>
  leadResume(aLead({ quote: aLeadQuote({ departureDate }) }), kite, TODAY);

describe('the address where a lead is resumed', () => {
  it.each<[Stage, string]>([
    ['Plan Selected', '/kite-string'],
    ['Customer Information Updated', '/kite-check'],
    ['Policy Generated', '/kite-sky'],
    ['Quick Quote Created', '/kite-start'],
  ])('for stage %s is %s', (stage, path) => {
    const quote = aLeadQuote({ stage });
    expect(leadResume(aLead({ quote }), kite, TODAY)).toBe(`${path}?quoteId=65f0c1a5e4b0a70001a3f001`);
  });

  it('is undefined when the insurer has rejected the quote', () => {
    expect(leadResume(aLead({ quote: aLeadQuote({ isRejected: true }) }), kite, TODAY)).toBeUndefined();
  });

  it('exists until the day of departure and not after it [LEAD-017]', () => {
    expect(leaving('2026-11-20')).toBe('/kite-string?quoteId=65f0c1a5e4b0a70001a3f001');
    expect(leaving('2026-11-19')).toBeUndefined();
  });
});

it.each([
  ['WIB', '23/11/2026, 00:30 WIB'],
  ['WITA', '23/11/2026, 01:30 WITA'],
  ['WIT', '23/11/2026, 02:30 WIT'],
] as const)('shows a moment in the time zone %s', (zone, shown) => {
  expect(zonedMoment('2026-11-22T17:30:00.000Z', zone)).toBe(shown);
});

it('writes the time of a moment as Indonesian does', () => {
  store.set(languageAtom, 'id');
  expect(zonedMoment('2026-11-22T17:30:00.000Z', 'WITA')).toBe('23/11/2026, 01.30 WITA');
});

it.each([
  ['Mitra', '/oonaleads', '/oonatodo'],
  ['Commercial', '/oonacomleads', '/commercialtodo'],
  ['Support', '/oonacomleads', '/commercialtodo'],
  ['', '/oonaleads', '/oonatodo'],
])('gives the leads and to-do addresses of user type "%s" [LEAD-001]', (userType, leads, todo) => {
  expect(agentAddresses(userType)).toEqual({ leads, todo });
});
