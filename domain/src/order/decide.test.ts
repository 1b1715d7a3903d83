import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { services } from '../services/services.ts';
import { sellable } from './blocks/block.ts';
import { type Attempt, decide, type Decision, guardsToAsk, mayAct } from './decide.ts';
import { guardNames } from './guards.ts';
import { otherLifecycles } from './lifecycles/lifecycles.ts';
import { statusesNeverStored } from './status.ts';
import { doers, fineBut, only, person } from './test-doers.ts';
import type { Lifecycle } from './transition.ts';

const { MoneyTransfer, ShipmentOrder, FlightTicket } = services;
const transfer = MoneyTransfer.lifecycle;
const all: readonly Lifecycle[] = [
  ...Object.values(services).map(({ lifecycle }) => lifecycle),
  ...Object.values(otherLifecycles),
];

describe('the order of the decision', () => {
  const draft = { status: 'Draft', previousStatus: null, action: 'Pay', doer: doers.SALE } as const;

  test('status first: what has no row names what has', () => {
    const decision = decide(transfer, { ...draft, action: 'Delivery', facts: {} });
    expect(decision).toMatchObject({
      allowed: false,
      reason: { kind: 'status', code: 'not-in-this-status', params: { status: 'Draft', action: 'Delivery' } },
      possible: ['Edit', 'Recalculate', 'Discard', 'Pay'],
    });
    expect(decision.allowed ? '' : decision.reason.message.en).toBe(
      '“Deliver” is not possible in the status “Draft”. Possible now: Edit, Calculate again, Discard, Pay.',
    );
    expect(decision.allowed ? '' : decision.reason.message.es).toBe(
      '«Entregar» no es posible en el estado «Borrador». Ahora puede: Editar, Recalcular, Descartar, Pagar.',
    );
  });

  test('then who: role before office, and no guard is asked', () => {
    const courier = { ...draft, doer: person('Delivery', 'Regular'), facts: {} };
    expect(decide(transfer, courier)).toMatchObject({ reason: { kind: 'who', code: 'not-your-role' } });
    const away = { ...draft, doer: person('Sale', 'Provider'), facts: {} };
    expect(decide(transfer, away)).toMatchObject({ reason: { kind: 'who', code: 'wrong-office' } });
  });

  test('then guards: the first that fails in the order of the row', () => {
    const facts = only(...sellable, 'quoteFresh', 'paymentCovers', 'noComplianceHit');
    expect(decide(transfer, { ...draft, facts })).toMatchObject({
      reason: { kind: 'guard', code: 'fundAvailable' },
    });
  });

  test('a row about another case does not speak: part payment without fund is about the fund', () => {
    const facts = only(
      ...sellable,
      'quoteFresh',
      'paymentPartial',
      'sessionOpen',
      'limitsOk',
      'noComplianceHit',
    );
    expect(decide(transfer, { ...draft, facts })).toMatchObject({ reason: { code: 'fundAvailable' } });
    const held = only(
      ...sellable,
      'quoteFresh',
      'paymentCovers',
      'fundAvailable',
      'sessionOpen',
      'complianceHit',
    );
    expect(decide(transfer, { ...draft, facts: held })).toMatchObject({ reason: { code: 'limitsOk' } });
  });

  test('figures of a fact stand in the message', () => {
    const params = { available: '$10.00', needed: '$25.00' };
    const facts = { ...fineBut(), fundAvailable: { holds: false, params } };
    const decision = decide(transfer, { ...draft, facts });
    expect(decision).toMatchObject({
      reason: {
        params,
        message: {
          en: 'The fund of the office does not cover this. Available: $10.00; needed: $25.00.',
          es: 'El fondo de la oficina no cubre esto. Disponible: $10.00; necesario: $25.00.',
        },
      },
    });
  });

  test('a guard nobody looked into is a mistake, not a refusal', () => {
    expect(() => decide(transfer, { ...draft, facts: {} })).toThrow('customerOk');
    const asked = guardsToAsk(transfer, draft);
    const facts = Object.fromEntries(asked.map((guard) => [guard, true]));
    expect(decide(transfer, { ...draft, facts }).allowed).toBe(true);
  });
});

describe('targets', () => {
  const undo = { status: 'Approved', action: 'Undo', doer: doers.CADM, facts: fineBut() } as const;

  test('<prev> is the status before, and nothing without one', () => {
    expect(decide(transfer, { ...undo, previousStatus: 'Submitted' })).toMatchObject({ to: 'Submitted' });
    expect(decide(transfer, { ...undo, previousStatus: null })).toMatchObject({
      reason: { code: 'nothing-to-undo' },
    });
  });

  test('= is the status itself', () => {
    const facts = only('providerUnknown');
    const ask = { status: 'Submitting', previousStatus: 'Purchased', action: 'Engine_submit' } as const;
    expect(decide(transfer, { ...ask, doer: doers.SYS, facts })).toMatchObject({ to: 'Submitting' });
  });

  test('unlocking a fare never brings back a payment that was given back', () => {
    const unlock = { status: 'Locked', previousStatus: 'Purchased', action: 'Undo' } as const;
    expect(decide(FlightTicket.lifecycle, { ...unlock, doer: doers.SALE, facts: fineBut() })).toMatchObject({
      to: 'Reserved',
    });
  });
});

describe('pairs of role and office are not melted', () => {
  test('who sells at a sales office may not do what a seller of the provider may', () => {
    const approve = {
      status: 'Submitted',
      previousStatus: null,
      action: 'Approved',
      facts: fineBut(),
    } as const;
    expect(decide(transfer, { ...approve, doer: person('Sale', 'Provider') }).allowed).toBe(true);
    expect(decide(transfer, { ...approve, doer: person('Sale', 'Regular') })).toMatchObject({
      reason: { code: 'wrong-office' },
    });
  });

  test('a provider acts on the services it handles', () => {
    const approve = {
      status: 'Submitted',
      previousStatus: null,
      action: 'Approved',
      facts: fineBut(),
    } as const;
    const provider = person('Admin', 'Provider');
    const office = {
      officeType: 'Provider',
      serviceTypes: ['Passport'],
      accessAllowToCustomerInfo: true,
    } as const;
    expect(decide(transfer, { ...approve, doer: { ...provider, office } })).toMatchObject({
      reason: { code: 'wrong-office' },
    });
  });

  test.each([
    ['CorporationAdmin', 'SALE', 'Regular', true],
    ['CorporationAdmin', 'PDELIV', 'Provider', true],
    ['CorporationAdmin', 'OPORI', 'Provider', false],
    ['CorporationAccounting', 'SALE', 'External', true],
    ['CorporationAccounting', 'ACCT', 'Regular', false],
    ['SaleWeb', 'SALE', 'Regular', true],
    ['SaleWeb', 'PROV', 'Provider', false],
    ['CorporationComplianceAML', 'CCOMPL', 'Provider', true],
    ['CorporationComplianceAML', 'CACCT', 'Regular', false],
    ['CorporationClaimSupervisor', 'CLAIM', 'Regular', true],
    ['CorporationClaimSupervisor', 'CLAIM', 'External', false],
    ['CorporationClaim', 'CLSUP', 'Regular', false],
    ['Sale', 'SYS', 'Regular', false],
  ] as const)('%s as %s in a %s office: %s', (role, key, officeType, may) => {
    expect(mayAct({ service: 'MoneyTransfer' }, [key], person(role, officeType))).toBe(may);
  });
});

describe.each(all.map((lifecycle) => [lifecycle.name, lifecycle] as const))('%s', (_, lifecycle) => {
  test('every row is taken when its guards hold and no other', () => {
    for (const row of lifecycle.rows) {
      for (const key of row.who) {
        const facts = only(...row.guard);
        const attempt = {
          status: row.from,
          previousStatus: 'before',
          action: row.action,
          doer: doers[key],
          facts,
        };
        expect(decide(lifecycle, attempt)).toMatchObject({ allowed: true, row });
      }
    }
  });

  test('a random walk never leaves it, and every refusal speaks both languages', () => {
    let moves = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...lifecycle.statuses),
        fc.array(steps, { minLength: 10 }),
        (start, walk) => {
          let standing = { status: start, previousStatus: null as string | null };
          const faults: string[] = [];
          for (const step of walk) {
            const attempt = { ...standing, ...attemptOf(lifecycle, standing.status, step) };
            const decision = decide(lifecycle, attempt);
            faults.push(
              ...(decision.allowed
                ? foreign(lifecycle, attempt, decision)
                : unclear(lifecycle, attempt, decision)),
            );
            if (!decision.allowed || decision.to === standing.status) continue;
            const isUndo = decision.row.to === '<prev>';
            standing = { status: decision.to, previousStatus: isUndo ? null : standing.status };
            moves += 1;
          }
          expect(faults).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
    expect(moves).toBeGreaterThan(0);
  });
});

/** Mostly what a row asks for, so that the walk gets somewhere; every fourth step is anything by anybody. */
const steps = fc.record({
  isStray: fc.integer({ min: 0, max: 3 }).map((value) => value === 0),
  pick: fc.nat(),
  doer: fc.constantFrom(...Object.values(doers)),
  holding: fc.integer().map((bits) => guardNames.filter((_, index) => ((bits >>> (index % 32)) & 1) === 1)),
});
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

function attemptOf(lifecycle: Lifecycle, status: string, { isStray, pick, doer, holding }: Step) {
  const here = lifecycle.rows.filter(({ from }) => from === status);
  const rows = isStray || here.length === 0 ? lifecycle.rows : here;
  const row = rows[pick % rows.length];
  const key = row?.who[pick % row.who.length];
  if (row === undefined || key === undefined) throw new Error('The lifecycle has no rows');
  return isStray
    ? { action: row.action, doer, facts: only(...holding) }
    : { action: row.action, doer: doers[key], facts: only(...row.guard) };
}

/** What an allowed step must not be. */
function foreign(
  lifecycle: Lifecycle,
  attempt: Attempt,
  { row, to }: Extract<Decision, { allowed: true }>,
): string[] {
  const faults = {
    'a row of another lifecycle': !lifecycle.rows.includes(row),
    'another status or action': row.from !== attempt.status || row.action !== attempt.action,
    'a guard that fails': row.guard.some((guard) => attempt.facts[guard] !== true),
    'not for this person': !mayAct(lifecycle, row.who, attempt.doer),
    'a status outside': !lifecycle.statuses.includes(to),
    'a status of the history': to !== 'None' && to in statusesNeverStored,
  };
  return namesOf(faults);
}

/** What a refusal must not be. */
function unclear(
  lifecycle: Lifecycle,
  { status }: Attempt,
  refused: Extract<Decision, { allowed: false }>,
): string[] {
  const { en, es } = refused.reason.message;
  const faults = {
    [`no sentence: ${en} / ${es}`]: ![en, es].every((message) => /^[^{}]{8,}\.$/.test(message)),
    'one language twice': en === es,
    'an action that has no row here': refused.possible.some(
      (action) => !lifecycle.rows.some((row) => row.from === status && row.action === action),
    ),
  };
  return namesOf(faults);
}

function namesOf(faults: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(faults).filter((name) => faults[name]);
}

test('a stop blocks every step forward of a shipment, whoever tries', () => {
  const forward = [
    'TransferIn',
    'Confirm',
    'Dispatch',
    'Arrived',
    'ReadyForDistribution',
    'Delivery',
  ] as const;
  for (const action of forward) {
    for (const { from, who } of ShipmentOrder.lifecycle.rows.filter((row) => row.action === action)) {
      for (const key of who) {
        const facts = fineBut('notStopped');
        const attempt = { status: from, previousStatus: null, action, doer: doers[key], facts };
        expect(decide(ShipmentOrder.lifecycle, attempt)).toMatchObject({ reason: { code: 'notStopped' } });
      }
    }
  }
});
