/** An entry of the menu: its label, address and the title of its page. */
type Entry = readonly [label: string, address: string, title: string]

/**
 * The entries of the menu, in order. The specification lists the first seven; further ones follow them.
 * Stories and end-to-end tests compare the menu with these entries.
 */
export const menuEntries: readonly Entry[] = [
  ['General', '/home', 'Votre société'],
  ['Deploiement', '/deploy', 'Deploiement'],
  ['Signatures', '/signatures', 'Signatures'],
  ['Equipes', '/teams', 'Equipes'],
  ['Employes', '/users', 'Employes'],
  ['Bannieres', '/banners', 'Bannieres'],
  ['Billing', '/billing', 'Billing'],
]

export const menuLabels = menuEntries.map(([label]) => label)

/** Labels of the entries that team administrators do not see. */
export const companyLabels: readonly string[] = ['Equipes', 'Billing']
