export { isEmail, isMobilePhone, isPhone, isUrl } from './formats.ts'
export { messages } from './messages.ts'
export {
  isEmpty,
  validate,
  validatorMakers,
  validators,
  type ValidationRule,
  type Validator,
  type ValidatorName,
} from './validators.ts'
