import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { FormPassword, FormText } from './form-fields.tsx';
import { FormScreen } from './form-screen.tsx';

const schema = z.strictObject({
  name: z.string().trim().min(1).max(10),
  email: z.email(),
  city: z.string(),
  secret: z.string().optional(),
});
type Values = z.input<typeof schema>;

const saved = vi.fn<(result: string) => void>();
const start: Values = { name: 'Ana', email: 'ana@giro.test', city: 'Holguín' };

function show(
  submit: (values: Values, options: { ifMatch?: number }) => Promise<string>,
  values: Values = start,
  secrets?: string[],
) {
  return showScreen(
    <>
      <FormScreen
        form="person"
        id="7"
        version={3}
        title="Person"
        schema={schema}
        values={values}
        labels={{ name: 'Name', email: 'Email', city: 'City' }}
        secrets={secrets}
        submit={submit}
        onSaved={saved}
        onBack={() => undefined}
      >
        <FormSection number={1} title="Who">
          <FieldGrid>
            <FormText name="name" label="Name" />
            <FormText name="email" label="Email" />
            <FormText name="city" label="City" />
            {secrets && <FormPassword name="secret" label="Secret" />}
          </FieldGrid>
        </FormSection>
      </FormScreen>
    </>,
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const refusal = (status: number, details: unknown) =>
  new ApiError('refused', { status, code: 'x', details, endpoint: 'PUT /api/people/{id}' });

beforeEach(() => {
  localStorage.clear();
  saved.mockClear();
});

describe('a form', () => {
  test('sends what was typed, with the version, by Ctrl+Enter', async () => {
    const submit = vi.fn(async () => 'done');
    await show(submit);
    await userEvent.fill(field('Name'), '  Berta ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(submit).toHaveBeenCalledWith({ ...start, name: 'Berta' }, { ifMatch: 3 });
  });

  test('shows what is wrong at its field, goes to the first of them and sends nothing', async () => {
    const submit = vi.fn(async () => 'done');
    await show(submit);
    await userEvent.fill(field('Name'), '');
    await userEvent.fill(field('Email'), 'nobody');
    await userEvent.click(field('City'));
    await save();
    await expect.element(page.getByText('Please fill this in.')).toBeVisible();
    await expect.element(page.getByText('This is not an email address.')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  test('shows the refusals of the server at their fields and keeps what was typed', async () => {
    await show(async () => {
      throw refusal(422, {
        fields: [{ path: 'email', code: 'email-taken', message: 'Another user has this email.' }],
      });
    });
    await userEvent.fill(field('City'), 'Banes');
    await save();
    await expect.element(page.getByText('Another user has this email.')).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('City')).toHaveValue('Banes');
  });

  test('says above the form what belongs to no field', async () => {
    await show(async () => {
      throw refusal(409, undefined);
    });
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent('refused');
  });

  test('brings what failed as a whole in sight of who pressed the button far below', async () => {
    document.body.style.paddingBottom = '3000px';
    await show(
      async () => {
        throw new TypeError('The server cannot be reached.');
      },
      start,
      [],
    );
    window.scrollTo(0, 400);
    await userEvent.click(field('Name'));
    window.scrollTo(0, 2000);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('alert')).toBeInViewport();
    expect(document.activeElement?.textContent).toBe('The server cannot be reached.');
    document.body.style.paddingBottom = '';
  });

  test('is sent once however often one clicks', async () => {
    const answer = Promise.withResolvers<string>();
    const submit = vi.fn(() => answer.promise);
    await show(submit);
    await userEvent.click(field('Name'));
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await expect.poll(() => submit.mock.calls.length).toBe(1);
    answer.resolve('done');
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('compares both sides when others saved meanwhile, and saves the choice upon their version', async () => {
    const submit = vi.fn(async (_values: Values, { ifMatch }: { ifMatch?: number }) => {
      if (ifMatch === 5) return 'done';
      throw refusal(412, {
        version: 5,
        by: 'Jorge',
        at: new Date().toISOString(),
        changes: [
          { field: 'name', before: 'Ana', after: 'Anabel' },
          { field: 'email', before: 'ana@giro.test', after: 'new@giro.test' },
          { field: 'city', before: 'Holguín', after: 'Gibara' },
        ],
      });
    });
    await show(submit);
    await userEvent.fill(field('Name'), 'Anita');
    await userEvent.fill(field('City'), 'Banes');
    await save();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Jorge saved other values');
    await userEvent.click(dialog.getByRole('radio', { name: 'Gibara' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    // Mine by default where I changed something, theirs where I did not, and what was chosen by hand.
    expect(submit.mock.lastCall?.[0]).toEqual({ name: 'Anita', email: 'new@giro.test', city: 'Gibara' });
  });

  test('offers the next time what was typed and not saved', async () => {
    const first = await show(async () => 'done');
    await userEvent.fill(field('Name'), 'Draft');
    await expect.poll(() => localStorage.length).toBe(1);
    await first.screen.unmount();
    await show(async () => 'done');
    await expect.element(field('Name')).toHaveValue('Ana');
    await userEvent.click(page.getByRole('button', { name: 'Restore' }));
    await expect.element(field('Name')).toHaveValue('Draft');
    await save();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(localStorage.length).toBe(0);
  });

  test('shows both sides when a draft is older than what others saved', async () => {
    const first = await show(async () => 'done');
    await userEvent.fill(field('Name'), 'Draft');
    await first.screen.unmount();
    await show(async () => 'done', { ...start, name: 'Anabel' });
    await userEvent.click(page.getByRole('button', { name: 'Restore' }));
    await userEvent.click(page.getByRole('radio', { name: 'Anabel' }));
    await userEvent.click(page.getByRole('button', { name: 'Take this' }));
    await expect.element(field('Name')).toHaveValue('Anabel');
  });

  test('forgets drafts that nobody came back for', async () => {
    const old = { at: '2020-01-01T00:00:00Z', fields: { name: { base: 'Ana', value: 'Old' } } };
    localStorage.setItem('giro.draft.nobody.person.7', JSON.stringify(old));
    await show(async () => 'done');
    await expect.element(field('Name')).toBeVisible();
    expect(localStorage.length).toBe(0);
    await expect.element(page.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('never keeps a secret on the device', async () => {
    const first = await show(async () => 'done', { ...start, secret: '' }, ['secret']);
    await userEvent.fill(page.getByLabelText('Secret'), 'hunter2hunter2');
    await userEvent.fill(field('Name'), 'Draft');
    await first.screen.unmount();
    expect(JSON.stringify(localStorage)).toContain('Draft');
    expect(JSON.stringify(localStorage)).not.toContain('hunter2');
  });

  test('asks before unsaved work is left, not after it was saved', async () => {
    const { router, address } = await show(async () => 'done');
    await userEvent.fill(field('Name'), 'Berta');
    void router.navigate({ href: '/away' });
    await expect.element(page.getByText('Leave without saving?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/here');
    await expect.element(field('Name')).toHaveValue('Berta');
    await save();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    await router.navigate({ href: '/away' });
    expect(address()).toBe('/away');
  });
});
