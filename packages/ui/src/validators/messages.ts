/** What a failed validator says. The first four are quoted from the specification of the editor. */
export const messages = {
  not_empty: 'Ne peut pas être vide',
  url: "Mauvais format d'url",
  email: "Mauvais format d'email",
  phone: 'Mauvais format de téléphone',
  integer: 'Doit être un nombre entier',
  min: (limit: number) => `Doit être supérieur ou égal à ${limit}`,
  max: (limit: number) => `Doit être inférieur ou égal à ${limit}`,
  max_length: (limit: number) => `Ne peut pas dépasser ${limit} caractères`,
  one_of: 'N’est pas un choix possible',
} as const
