import { useMemo } from 'react';
import { type ClockFacts, ruleResults } from 'shared-contracts/agreements';
import { zoneHere } from 'shared-contracts/grids';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { useParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { AgreementRuleTableDocument } from '../../generated/operations.ts';
import { clockFacts } from './clock-facts.ts';
import type { SavedSchedule } from './rent-facts.ts';
import { useNow } from './use-now.ts';
import { useStoredClocks } from './use-stored-clocks.ts';

/** The form's values that clocks depend on, with the saved schedule of its rents. */
function useClockFacts(area: ClockFacts['jurisdictions'], schedule: SavedSchedule) {
  const effectiveDate = useFieldValue('effectiveDate');
  const expiryDate = useFieldValue('expiryDate');
  const term = useFieldValue('term');
  const termUnit = useFieldValue('termUnit');
  const reviewNoticeDate = useFieldValue('reviewNoticeDate');
  const landowners = useFieldValue('landowners');
  const payments = useFieldValue('payments');
  const compensations = useFieldValue('compensations');
  const lifeSteps = useFieldValue('lifeSteps');
  const relatedParcels = useFieldValue('relatedParcels');
  const grossArea = useFieldValue('grossArea');
  const areaUnit = useFieldValue('areaUnit');
  return useMemo(
    () =>
      clockFacts(
        {
          ...{ effectiveDate, expiryDate, term, termUnit, reviewNoticeDate },
          ...{ landowners, payments, compensations, lifeSteps, relatedParcels, grossArea, areaUnit },
        },
        area,
        schedule,
      ),
    [
      effectiveDate,
      expiryDate,
      term,
      termUnit,
      reviewNoticeDate,
      landowners,
      payments,
      compensations,
      lifeSteps,
      relatedParcels,
      grossArea,
      areaUnit,
      area,
      schedule,
    ],
  );
}

/**
 * The deadlines of an agreement, from the rules of its provinces and the values in the form, saved or not; `clocks` are
 * undefined until the rules are read.
 */
export function useAgreementClocks(row: OpenRow) {
  const { sentenceOf, schedule } = useStoredClocks(row);
  const now = useNow();
  const { id: projectId = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: AgreementRuleTableDocument,
    variables: { projectId },
  });
  const rules = data?.rules;
  const place = data?.project?.area?.stateProvince;
  const area = useMemo(() => (place ? [{ id: place.id, code: place.code }] : []), [place]);
  const facts = useClockFacts(area, schedule);
  const clocks = useMemo(
    () => rules && ruleResults(facts, rules, { now, zone: zoneHere() }),
    [facts, rules, now],
  );
  return { clocks, rules, facts, sentenceOf, error, tryAgain: () => ask({ requestPolicy: 'network-only' }) };
}

export type AgreementClocks = ReturnType<typeof useAgreementClocks>;
