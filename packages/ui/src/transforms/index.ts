export { centsToEuros, eurosToCents, float, integer, max, min } from './numbers.ts'
export {
  applyTransforms,
  registerTransform,
  type Transform,
  type TransformArguments,
  type TransformName,
  type TransformRule,
} from './registry.ts'
export {
  alphanumericOnly,
  digitsOnly,
  lettersOnly,
  lowercase,
  removeSpaces,
  uppercase,
} from './texts.ts'
