export { GlobalStyles } from './global-styles.tsx'
export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx'
export {
  breakpoints,
  colors,
  measures,
  type BreakpointName,
  type ColorToken,
  type SchemeName,
} from './tokens.ts'
export { below, from } from './media.ts'
export { ellipsis, focusRing, visuallyHidden } from './mixins.ts'
