/** The texts of every feature and the shared ones: each text file by its path. */
export const catalogues: readonly object[] = Object.values(
  import.meta.glob<object>('../../**/{texts,header-texts,missing-texts,public-texts}.ts', {
    eager: true,
  }),
)
