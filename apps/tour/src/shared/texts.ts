/** UI text of several parts of the product. */
export const texts = {
  productName: 'Visites 3D',
} as const
