let names: Readonly<Record<string, string>> = {}

/** Loads the French names, together with the emulation of the mail clients. */
export async function loadFrenchFeatures(): Promise<void> {
  names = (await import('./french-features.labels.ts')).frenchFeatures
}

/**
 * Returns the French name of a feature once the names are loaded, otherwise its name on
 * caniemail.com.
 */
export const frenchFeature = (feature: string): string => names[feature] ?? feature
