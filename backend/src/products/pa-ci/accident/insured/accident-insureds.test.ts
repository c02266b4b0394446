import { describe, expect, it } from 'vitest';
import { call } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  insuredForm,
  newAccidentQuote,
  patchInsured,
  useAccidentServer,
} from '#products/pa-ci/testing/accident.ts';

const world = useAccidentServer();

describe('saving one insured', () => {
  it('stores the fields sent, with a version of the insured [PA-029]', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Quick Quote Created');
    const before = await accidentRecord(server, seat);
    const body = formOf(before, 2, {
      beneficiaryRelation: 'other',
      beneficiaryOtherRelation: 'Godmother',
      beneficiaryDateOfBirth: '1960-01-02',
      insuredMobile: '+62 812-3456-7890',
      insuredEmail: 'agus@yahoo.co.id',
      address: 'Jalan Braga 1',
    });
    const { status, errMsg } = await patchInsured(server, seat, body);
    expect(status).toBe(200);
    const { isNew: _isNew, requestLimit: _limit, ...fields } = body;
    expect(errMsg.data.requestLimit[2]).toMatchObject({
      ...fields,
      version: 1,
      no: 3,
      insuredMobile: '081234567890',
      relationDescription: 'Godmother',
      isComplete: true,
      requestLimit: 50_000_000,
    });
    expect(errMsg.data.version).toBe(before.version + 1);
    expect(errMsg.data.requestLimit.filter((_: unknown, index: number) => index !== 2)).toEqual(
      before.requestLimit.filter((_: unknown, index: number) => index !== 2),
    );
  });

  it('takes limit and premium from the plan, and ignores those sent [PA-029]', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Quick Quote Created');
    const record = await accidentRecord(server, seat);
    const body = formOf(record, 1, { requestLimit: 1, isNew: false });
    const { errMsg } = await patchInsured(server, seat, body);
    expect(errMsg.data.requestLimit[1]).toMatchObject({
      requestLimit: 50_000_000,
      premium: 75_000,
      version: 1,
    });
    expect(errMsg.data.duePremium).toBe(record.duePremium);
  });

  it('accepts two insureds saved by two people who saw the same version of the quote', async () => {
    const { server } = world;
    const { agent, customer, seat } = await accidentAt(server, 'Quick Quote Created');
    const seen = await accidentRecord(server, seat);
    const headers = { 'if-match': `"${seen.version}"` };
    const params = { quoteId: seat.quoteId };
    const save = (who: typeof agent, index: number) =>
      call(server, who, 'updatePaInsured', { params, body: formOf(seen, index), headers });
    const answers = await Promise.all([save(agent, 1), save(customer, 2)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { requestLimit, version } = await accidentRecord(server, seat);
    expect(requestLimit.map((row: { insuredName: string }) => row.insuredName)).toEqual([
      'Budi Santoso',
      'Siti Rahayu',
      'Agus Wijaya',
      '',
    ]);
    expect(version).toBe(seen.version + 2);
  });

  it('answers a conflict with the current quote when the same insured was saved meanwhile', async () => {
    const { server } = world;
    const { customer, seat } = await accidentAt(server, 'Quick Quote Created');
    const seen = await accidentRecord(server, seat);
    await patchInsured(server, { ...seat, who: customer }, formOf(seen, 1, { insuredName: 'Siti Customer' }));
    const answer = await patchInsured(server, seat, formOf(seen, 1, { insuredName: 'Siti Agent' }));
    expect([answer.status, answer.errCode]).toEqual([409, 1]);
    expect(answer.errMsg.message).toMatch(/Somebody else/);
    expect(answer.errMsg.data[0].requestLimit[1]).toMatchObject({ insuredName: 'Siti Customer', version: 1 });
    expect((await accidentRecord(server, seat)).requestLimit[1].insuredName).toBe('Siti Customer');
  });

  it('changes nothing and voids no proposal when the same form is sent again', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Full Quote Created');
    const seen = await accidentRecord(server, seat);
    const { _id, version } = seen.requestLimit[3];
    const again = { _id, ...insuredForm(3) };
    for (const each of [version, version - 1]) {
      const { status, errMsg } = await patchInsured(server, seat, { ...again, version: each });
      expect([status, errMsg.data.version, errMsg.data.proposalNo]).toEqual([
        200,
        seen.version,
        seen.proposalNo,
      ]);
    }
    const changed = await patchInsured(server, seat, {
      ...again,
      version,
      insuredName: 'Dewi Lestari Putri',
    });
    expect(changed.errMsg.data.proposalNo).toBeUndefined();
    expect(changed.errMsg.data.stage).toBe('Customer Information Updated');
  });

  it.each(['', '5f0c1a5e4b0a70001a3d9999aaaa', '000000000000000000000000'])(
    'refuses the unknown insured id %j',
    async (_id) => {
      const { server } = world;
      const { seat } = await accidentAt(server, 'Quick Quote Created');
      const body = { _id, version: 0, ...insuredForm(0) };
      expect((await patchInsured(server, seat, body)).status).toBe(_id.length > 24 ? 400 : 404);
    },
  );

  it('answers insureds and quotes of others as if they did not exist', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Quick Quote Created');
    const other = await accidentAt(server, 'Quick Quote Created');
    const theirs = await accidentRecord(server, other.seat);
    // Their insured in our quote, our insured by their customer, and by their agent.
    expect((await patchInsured(server, seat, formOf(theirs, 1))).status).toBe(404);
    const ours = await accidentRecord(server, seat);
    for (const who of [other.customer, other.agent]) {
      expect((await patchInsured(server, { ...seat, who }, formOf(ours, 1))).status).toBe(404);
    }
    expect((await accidentRecord(server, other.seat)).requestLimit[1]).toMatchObject({ insuredName: '' });
  });

  it.each(['Plan Selected', 'Lead Created'] as const)('is refused at stage %s', async (stage) => {
    const { server } = world;
    const { headers: who } = await newAgent(server);
    const kind = stage === 'Lead Created' ? 'separate' : 'same';
    const { quoteId } = await newAccidentQuote(server, who, { requestLimitType: kind });
    const seat = { who, quoteId };
    const record = await accidentRecord(server, seat);
    expect(record.stage).toBe(stage);
    expect((await patchInsured(server, seat, formOf(record, 1))).status).toBe(422);
  });
});

const refusal = async (index: number, change: object) => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Quick Quote Created');
  const record = await accidentRecord(server, seat);
  const answer = await patchInsured(server, seat, formOf(record, index, change));
  const after = await accidentRecord(server, seat);
  const { errors, field } = JSON.parse(answer.text) as {
    errors?: readonly { field: string; message: string }[];
    field?: string;
  };
  const isSaved = after.version > record.version;
  return { status: answer.status, message: answer.message, errors, field, isSaved };
};

describe('validation of an insured [PA-009] [PA-010] [PA-013] [PA-014] [PA-018] [PA-019] [PA-020] [PA-021] [PA-022] [PA-023] [PA-024]', () => {
  it.each([
    [1, 'insuredName', '', 'Insured Name is required', 'PA-009'],
    [1, 'insuredName', 'Budi2', 'Only Alphabets are Allowed', 'PA-010'],
    [1, 'insuredDob', '', 'Please enter Date of Birth', 'PA-013'],
    [1, 'insuredDob', '2027-01-01', 'The date of birth cannot be in the future', 'PA-014'],
    [0, 'address', ' ', 'Please enter the address', 'PA-018'],
    [0, 'insuredMobile', '', 'phonenumber is required', 'PA-019'],
    [0, 'insuredMobile', '12345678', 'Please enter 9 until 13 digits Mobile Number', 'PA-019'],
    [0, 'insuredMobile', '+62 812x', 'Only Number is Allowed', 'PA-019'],
    [0, 'insuredEmail', '', 'Please enter a valid email address', 'PA-020'],
    [0, 'insuredEmail', 'budi@gmail.com.evil', 'Please enter a valid email address', 'PA-020'],
    [1, 'insuredEmail', 'budi@notgmail.com', 'Please enter a valid email address', 'PA-020'],
    [1, 'insuredIdCard', '327301170590000', 'The ID card number has 16 digits', 'PA-027'],
    [1, 'beneficiaryName', '', "Please enter the beneficiary's name", 'PA-021'],
    [1, 'beneficiaryName', 'Ani 2', 'Only Alphabets are Allowed', 'PA-021'],
    [1, 'beneficiaryRelation', 'cousin', 'Please choose a relation from the list', 'PA-022'],
    [1, 'beneficiaryRelation', 'other', 'Please say how the beneficiary is related', 'PA-023'],
    [
      1,
      'beneficiaryDateOfBirth',
      '2026-01-15',
      "The beneficiary's date of birth must be before today",
      'PA-024',
    ],
  ])('insured %i, %s %j: %s [%s]', async (index, field, value, message, _rule) => {
    const answer = await refusal(index, { [field]: value });
    const named = value === 'other' ? 'beneficiaryOtherRelation' : field;
    expect(answer).toMatchObject({ status: 422, field: named, message, isSaved: false });
  });

  it('lists all errors by field', async () => {
    const { status, errors } = await refusal(0, {
      insuredName: '',
      insuredDob: '',
      insuredEmail: 'x',
      beneficiaryName: '',
    });
    expect(status).toBe(422);
    expect(errors).toEqual([
      { field: 'insuredName', message: 'Insured Name is required' },
      { field: 'insuredDob', message: 'Please enter Date of Birth' },
      { field: 'insuredEmail', message: 'Please enter a valid email address' },
      { field: 'beneficiaryName', message: "Please enter the beneficiary's name" },
    ]);
  });

  // Cover begins on 10 February 2026.
  it.each([
    [0, '2008-02-11', 17, 'The first insured must be 18 to 64 years old on the first day of cover'],
    [0, '2008-02-10', 18, ''],
    [0, '1961-02-11', 64, ''],
    [0, '1961-02-10', 65, 'The first insured must be 18 to 64 years old on the first day of cover'],
    [1, '2026-01-10', 0, ''],
    [1, '2008-02-11', 17, ''],
    [1, '1961-02-11', 64, ''],
    [1, '1961-02-10', 65, 'An insured must be under 65 years old on the first day of cover'],
  ])(
    'insured %i born on %s, %i on the first day of the period: %j [PA-015] [PA-016] [PA-017]',
    async (index, insuredDob, _age, message) => {
      const guardian = { guardianName: 'Ani Santoso', guardianConsents: true };
      const answer = await refusal(index, { insuredDob, ...guardian });
      const isSaved = message === '';
      expect(answer).toMatchObject({ status: isSaved ? 200 : 422, message, isSaved });
    },
  );

  it('requires a parent for a child, and stores none for an adult (ruling R29)', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Quick Quote Created');
    const child = { insuredDob: '2015-06-01', insuredIdCard: '' };
    const record = await accidentRecord(server, seat);
    const alone = await patchInsured(server, seat, formOf(record, 1, child));
    expect([alone.status, JSON.parse(alone.text).errors]).toEqual([
      422,
      [
        { field: 'guardianName', message: 'Please enter the name of a parent or guardian, letters only' },
        { field: 'guardianConsents', message: 'A parent or guardian must agree for somebody below 18' },
      ],
    ]);
    const guardian = { guardianName: 'Ani Santoso', guardianConsents: true };
    const { errMsg } = await patchInsured(server, seat, formOf(record, 1, { ...child, ...guardian }));
    expect(errMsg.data.requestLimit[1]).toMatchObject({ ...child, ...guardian, isComplete: true });
    const grown = await patchInsured(server, seat, formOf(errMsg.data, 1, guardian));
    expect(grown.errMsg.data.requestLimit[1]).toMatchObject({ guardianName: '', guardianConsents: false });
  });
});
