import { menu } from '../menu.ts'

const files = import.meta.glob<object>('../../**/{texts,header-texts,public-texts}.ts', {
  eager: true,
})

/** The text files of all features, the shared ones, and the labels of the menu. */
export const catalogues: readonly object[] = [
  ...Object.values(files),
  menu.map(({ label }) => label),
]
