import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Answer, CallInput } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';
import type { CustomerValues } from './blank-person.ts';

/** A pause in typing after which it is asked, ms. */
const PAUSE_MS = 300;

export type CustomerDuplicate = Answer<'POST /api/customers/duplicates'>['rows'][number];
type Question = CallInput<'POST /api/customers/duplicates'>['body'];

const none: readonly CustomerDuplicate[] = [];

/** Customers that may be the one being typed, asked while one types; the last answer stays until the next one. */
export function useDuplicates(exceptId: string | null = null): readonly CustomerDuplicate[] {
  const values = useWatch() as CustomerValues;
  const asked = useSettled(JSON.stringify(questionOf(values, exceptId)));
  const question = JSON.parse(asked) as Question;
  const { data } = useQuery({
    queryKey: ['POST /api/customers/duplicates', asked],
    queryFn: ({ signal }) => call('POST /api/customers/duplicates', { body: question }, { signal }),
    enabled: isEnough(question),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isEnough(question) ? (data?.rows ?? none) : none;
}

function questionOf(values: CustomerValues, exceptId: string | null): Question {
  const phones = values.phones.map(({ number }) => number.trim()).filter((number) => digits(number) >= 7);
  return {
    firstName: values.firstName.trim(),
    middleName: values.middleName?.trim(),
    lastName: values.lastName.trim(),
    secondLastName: values.secondLastName?.trim(),
    birthDate: /^\d{4}-\d\d-\d\d$/.test(values.birthDate) ? values.birthDate : '',
    email: values.email?.trim(),
    phones,
    ids: (values.ids ?? []).map(({ number }) => number.trim()).filter((number) => number.length > 4),
    exceptId,
  };
}

/** A first name alone would find half the town. */
function isEnough({ firstName = '', lastName = '', email = '', phones = [], ids = [] }: Question): boolean {
  const hasName = firstName.length > 1 && lastName.length > 1;
  return hasName || email.includes('@') || phones.length + ids.length > 0;
}

function digits(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** A text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
