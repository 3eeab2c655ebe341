/** UI text for choosing a product, and for assigning a code to one. */
export const productChoiceTexts = {
  placeholder: 'Début du nom, ou code',
  associate: 'Associer ce code à un produit',
  product: 'Produit',
  units: 'Un scan de ce code compte',
  oneUnit: 'une unité',
  oneBox: (count: number) => `une boîte de ${count}`,
  save: 'Associer',
  cancel: 'Annuler',
  askAdministrator: 'Demandez à un administrateur de l’associer à un produit.',
}
