import { menu } from '../menu.ts'

const files = import.meta.glob<object>('../../**/{texts,header-texts,public-texts}.ts', {
  eager: true,
})

/** All UI text of the product: the contents of its text files, and the labels of the menu. */
export const catalogues: readonly object[] = [
  ...Object.values(files),
  menu.map(({ label }) => label),
]
