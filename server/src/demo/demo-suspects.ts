/** Customers, by their place in `demoParties`, whose first recipient bears a name of the internal block list. */
export const suspects: readonly number[] = [2, 14];

/** A recipient with a name of the published lists, or nearly one, and a carné that goes with it. */
interface ListedRecipient {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly ci: string;
}

/** By the place of their customer, of whom they are the second recipient; they get what compliance shows at first. */
export const listedRecipients: Readonly<Partial<Record<number, ListedRecipient>>> = {
  4: person('Eugenio Armando', 'Rabilero Aguilera', '64110612345'),
  8: person('Roberto Tomás', 'Morales Ojeda', '68030312345'),
  10: person('Esteban', 'Lazo Hernández', '43052012345'),
  28: person('Ania Guillermina', 'Lastre Morera', '63080312335'),
  20: person('Joaquín', 'Quintas Solá', '37110412325'),
  22: person('Vicente', 'De la O Levy', '62042512345'),
};

function person(given: string, surnames: string, ci: string): ListedRecipient {
  const [firstName = '', ...middle] = given.split(' ');
  const words = surnames.split(' ');
  const secondLastName = words.at(-1) ?? '';
  const lastName = words.slice(0, -1).join(' ');
  return { firstName, middleName: middle.join(' '), lastName, secondLastName, ci };
}
