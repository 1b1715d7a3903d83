import { generateSync } from 'otplib';
import { expect, inject, onTestFinished } from 'vitest';
import { demoPassword } from '#server/demo/demo-people.ts';
import { logInByApi } from './harness/client.ts';
import { isDashboard, logIn, logOut } from './harness/front-door.ts';
import { linkIn, waitForMail } from './harness/mailbox.ts';
import { address, test } from './harness/test.ts';

const { mails } = inject('giro');
const period = 30; // seconds that a code of the app holds
const newEmail = 'lourdes.acevedo@giro.test';
const newPassword = 'seven quiet herons';

test('from the first login to the first user of a new office', async ({ visit }) => {
  const cleaner = await logInByApi('admin');
  onTestFinished(async () => {
    await cleaner.send('DELETE', '/api/profile/totp', { body: { password: demoPassword } });
  });
  const page = await visit();
  await page.goto('/');
  await page.waitForURL('**/login?**');
  await logIn(page, 'admin');
  await page.waitForURL(isDashboard);

  // The second factor: an authenticator app.
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const asked = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await asked.getByLabel('Your password, to be sure it is you').fill(demoPassword);
  await asked.getByRole('button', { name: 'Go on' }).click();
  const enrolment = page.getByRole('dialog', { name: 'Set up the authenticator app' });
  await enrolment.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const shown = await enrolment.getByText('Type this key into the app:').textContent();
  const secret = /((?:[A-Z2-7]{4} )+[A-Z2-7]{1,4})/.exec(shown ?? '')?.[1]?.replaceAll(' ', '') ?? '';
  const enrolled = Math.floor(Date.now() / 1000);
  await enrolment.getByLabel('The code the app shows now').fill(generateSync({ secret, epoch: enrolled }));
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('recovery codes left').waitFor();

  // Out, and in again with both.
  await logOut(page);
  await logIn(page, 'admin');
  await page.waitForURL('**/2fa');
  // No code works twice: the one after it.
  await page.getByLabel('Six digits').fill(generateSync({ secret, epoch: enrolled + period }));
  await page.waitForURL(isDashboard);

  // A new office.
  await page.getByRole('navigation').getByRole('link', { name: 'Offices', exact: true }).click();
  await page
    .getByRole('link', { name: 'New office' })
    .or(page.getByRole('button', { name: 'New office' }))
    .click();
  const office = page.getByRole('form', { name: 'New office' });
  await office.getByRole('textbox', { name: 'Name' }).fill('Little Havana');
  await office.getByRole('textbox', { name: 'Code' }).fill('LHA');
  await office.getByRole('textbox', { name: 'Street and number' }).fill('1510 Calle Ocho');
  await office.getByRole('textbox', { name: 'City' }).fill('Miami');
  await office.getByRole('combobox', { name: 'State' }).selectOption('FL');
  await office.getByRole('textbox', { name: 'ZIP' }).fill('33135');
  await office.getByLabel('Money transfers', { exact: true }).check();
  await office.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/settings/offices/paper/*');
  await page.getByRole('heading', { name: 'Little Havana' }).waitFor();

  // A user in it.
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await page
    .getByRole('link', { name: 'New user' })
    .or(page.getByRole('button', { name: 'New user' }))
    .click();
  const user = page.getByRole('form', { name: 'New user' });
  await user.getByLabel('First name').fill('Lourdes');
  await user.getByLabel('Last name').fill('Acevedo');
  await user.getByLabel('Email').fill(newEmail);
  await user.getByRole('combobox', { name: 'Offices' }).fill('LHA');
  await page.getByRole('option', { name: 'LHA · Little Havana' }).click();
  await user.getByRole('combobox', { name: 'Offices' }).press('Escape');
  await user.getByLabel('Sales', { exact: true }).check();
  await user.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/settings/users/paper/*');
  await page.getByText('Invited').first().waitFor();

  // She opens the mail, chooses a password and works in her office.
  const mail = await waitForMail(mails, newEmail, /^Activate your Giro account$/);
  const link = linkIn(mail);
  expect(link.startsWith(address('/activate/'))).toBe(true);
  const hers = await visit();
  await hers.goto(link);
  await hers.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await hers.getByRole('textbox', { name: 'The same once more' }).fill(newPassword);
  await hers.getByRole('button', { name: 'Activate my account' }).click();
  await hers.getByText('Your account is active.').waitFor();
  await logIn(hers, newEmail, newPassword);
  await hers.waitForURL(isDashboard);
  await hers.getByRole('heading', { name: /^Good .+, Lourdes$/ }).waitFor();
  await hers.getByRole('button', { name: /Little Havana .*Change the office/ }).waitFor();

  // The admin sees her come in, and the log has it all.
  await page.getByText('Active').first().waitFor();
  await page.goto('/activitylog/settings?q=Acevedo');
  await page.getByText('Lourdes Acevedo').first().waitFor();
});
