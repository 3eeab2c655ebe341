export { isEmail, isMobilePhone, isPhone, isUrl } from './formats.ts'
export { isEmpty } from './is-empty.ts'
export { validatorMessages, type ValidatorMessages } from './messages.ts'
export {
  registerAsyncValidator,
  registerValidator,
  type AsyncValidator,
  type ValidationRule,
  type Validator,
  type ValidatorArguments,
  type ValidatorContext,
  type ValidatorName,
} from './registry.ts'
export { hasAsyncRule, validate, validateAsync } from './validate.ts'
