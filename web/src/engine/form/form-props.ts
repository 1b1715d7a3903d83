import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** A schema of an object, the same one that the server checks with. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** What a screen gives its form. */
export interface FormScreenProps<Schema extends FormSchema, Result> {
  /** Names the draft: 'user'. */
  readonly form: string;
  /** The thing being edited; without it a new one. */
  readonly id?: string;
  /** Its version; goes back as If-Match. */
  readonly version?: number;
  readonly title: string;
  /** Status beside the title. */
  readonly chip?: ReactNode;
  readonly schema: Schema;
  /** What stands in the form at first. */
  readonly values: z.input<Schema>;
  /** Fields in words, for the comparison when others saved meanwhile. */
  readonly labels: Readonly<Partial<Record<string, string>>>;
  /** A value of a field in words, for the same comparison. */
  readonly show?: (field: string, value: unknown) => ReactNode;
  /** Fields that are never kept on the device. */
  readonly secrets?: readonly string[];
  /** Saves; use the `mutateAsync` of useAct, so that sending twice is saving once. */
  readonly submit: (values: z.output<Schema>, options: { ifMatch?: number }) => Promise<Result>;
  /** Where to go then. */
  readonly onSaved: (result: Result) => void;
  readonly onBack: () => void;
  readonly submitLabel?: string;
  /** Stands beside the form and holds the button that saves. */
  readonly aside?: ReactNode;
  /** The aside brings its own buttons that save, with `requestSubmit()` of the form, and the keys for them. */
  readonly hasOwnSave?: boolean;
  /** FormSections with fields. */
  readonly children: ReactNode;
}
