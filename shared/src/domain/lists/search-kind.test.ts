import { describe, expect, it } from 'vitest';
import { leadSearchOf, listSearchOf } from './search-kind.ts';

describe('the search of leads', () => {
  it('sends Q followed by a digit as a quote number [LEAD-005]', () => {
    expect(leadSearchOf('Q100001')).toEqual({ quoteNo: 'Q100001' });
    expect(leadSearchOf('  Q1  ')).toEqual({ quoteNo: 'Q1' });
  });

  it('sends it in capitals, however it was typed [R71]', () => {
    expect(leadSearchOf('q100001')).toEqual({ quoteNo: 'Q100001' });
  });

  it.each(['Qori', 'Q', ' Q 1', 'PO123', 'Budi Q1'])(
    'sends any other text as a name: %j [LEAD-006]',
    (typed) => {
      expect(leadSearchOf(typed)).toEqual({ name: typed.trim() });
    },
  );

  it('sends nothing for an empty text', () => {
    expect(leadSearchOf('   ')).toEqual({});
  });
});

describe('the search of policies', () => {
  it('sends PO followed by a digit as a policy or proposal number [DASH-021]', () => {
    expect(listSearchOf('PO2026001')).toEqual({ policyNo: 'PO2026001' });
    expect(listSearchOf(' PO1 ')).toEqual({ policyNo: 'PO1' });
  });

  it('sends PR, and small letters, as a number as well: cards show it [R71]', () => {
    expect(listSearchOf('PR2611000001')).toEqual({ policyNo: 'PR2611000001' });
    expect(listSearchOf('pr2611')).toEqual({ policyNo: 'PR2611' });
    expect(listSearchOf('po2611')).toEqual({ policyNo: 'PO2611' });
    expect(listSearchOf('q26')).toEqual({ quoteNo: 'Q26' });
  });

  it('sends Q followed by a digit as a quote code [DASH-005]', () => {
    expect(listSearchOf('Q100001')).toEqual({ quoteNo: 'Q100001' });
  });

  it.each(['POniman', 'Priyanto', 'P01', 'PO 1', 'Budi', '100%', "O'Neil"])(
    'sends any other text as a name: %j [DASH-021]',
    (typed) => {
      expect(listSearchOf(typed)).toEqual({ name: typed });
    },
  );

  it('sends nothing for an empty text', () => {
    expect(listSearchOf('')).toEqual({});
  });
});
