import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import type { CallInput } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';
import type { RecipientValues } from './blank-person.ts';
import { useSettled } from './use-duplicates.ts';

type Question = CallInput<'POST /api/recipients/duplicates'>['body'];

const none: readonly RecipientBrief[] = [];

/** Recipients that may be the one being typed: same carné, same phone, or same name in the same municipality. */
export function useRecipientDuplicates(exceptId: string | null = null): readonly RecipientBrief[] {
  const values = useWatch() as RecipientValues;
  const asked = useSettled(JSON.stringify(questionOf(values, exceptId)));
  const question = JSON.parse(asked) as Question;
  const isEnough = Boolean(question.ci || question.municipality || (question.phones?.length ?? 0) > 0);
  const { data } = useQuery({
    queryKey: ['POST /api/recipients/duplicates', asked],
    queryFn: ({ signal }) => call('POST /api/recipients/duplicates', { body: question }, { signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isEnough ? (data?.rows ?? none) : none;
}

function questionOf(values: RecipientValues, exceptId: string | null): Question {
  const { firstName, middleName, lastName, secondLastName, phones, address } = values;
  const name = [firstName, middleName, lastName, secondLastName].filter(Boolean).join(' ').trim();
  const ci = (values.ci ?? '').replaceAll(/\s/g, '');
  const isNamed = firstName.length > 1 && lastName.length > 1;
  return {
    ci: ci.length === 11 ? ci : '',
    phones: phones
      .map(({ number }) => number.trim())
      .filter((number) => number.replaceAll(/\D/g, '').length >= 8),
    name: isNamed ? name : '',
    municipality: isNamed ? address.municipality : '',
    exceptId,
  };
}
