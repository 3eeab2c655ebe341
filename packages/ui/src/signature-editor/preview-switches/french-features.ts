let names: Readonly<Record<string, string>> = {}

/** Loads the names with what knows the mail programs: nobody reads them before. */
export async function loadFrenchFeatures(): Promise<void> {
  names = (await import('./french-features.labels.ts')).frenchFeatures
}

/** The name of what mail programs take out, once the names are loaded; else as caniemail.com has it. */
export const frenchFeature = (feature: string): string => names[feature] ?? feature
