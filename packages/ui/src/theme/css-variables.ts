import { colors, densities, measures, shadows, type Density, type SchemeName } from './tokens.ts'

/** Returns one declaration per line: `--ph-<group>-<name>: value;`. */
export function declarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--ph-${group}-${name}: ${value};`)
    .join('\n')
}

/** Returns the CSS variables that depend on the color scheme. */
export function schemeVariables(scheme: SchemeName): string {
  return [
    `color-scheme: ${scheme};`,
    declarations('color', colors[scheme]),
    declarations('shadow', shadows[scheme]),
  ].join('\n')
}

/** Returns the CSS variables that are the same in both schemes. */
export function measureVariables(): string {
  return Object.entries(measures)
    .map(([group, values]) => declarations(group, values))
    .join('\n')
}

/** Returns the CSS variables that depend on the density. */
export function densityVariables(density: Density): string {
  return declarations('size', densities[density])
}
