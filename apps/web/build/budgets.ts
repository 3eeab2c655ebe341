/** Maximum of the scripts of a page of the signature product that is not named below. */
const usual = 300

/** Names of pages, as in `pages`, with the maximum of their scripts: compressed, in kB of 1000 bytes. */
export const budgets: Readonly<Record<string, number>> = {
  'landing-page': 150,
  'install-page': 150,
  'sign-in-page': 200,
  'wizard-page': 350,
  'editor-page': 350,
  'editor-experiment': 350,
  'coaching/shared-session': 150,
}

/**
 * Returns the maximum of a page's scripts: compressed, in kB of 1000 bytes. Pages of
 * other products than the signature product have a budget only if it is listed.
 */
export const budgetOf = ({ name, product }: { name: string; product: string }): number =>
  budgets[name] ?? (product === 'signature' ? usual : Infinity)
