export { contrastRatio } from './contrast.ts'
export { setDensity, setScheme, type Scheme } from './page-settings.ts'
export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx'
export {
  breakpoints,
  colors,
  densities,
  measures,
  shadows,
  type BreakpointName,
  type ColorToken,
  type Density,
  type SchemeName,
} from './tokens.ts'
export { below, from } from './media.ts'
export { ellipsis, focusRing, visuallyHidden } from './mixins.ts'
