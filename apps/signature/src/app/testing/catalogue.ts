/** The text files of all features, and the shared ones. */
export const catalogues: readonly object[] = Object.values(
  import.meta.glob<object>('../../**/{texts,header-texts,missing-texts,public-texts}.ts', {
    eager: true,
  }),
)
