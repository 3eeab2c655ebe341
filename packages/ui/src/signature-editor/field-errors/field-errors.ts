import { findNetworkName, hasIconAddress } from '@org/signature'
import type { SignatureData } from '@org/signature'
import type { ValidatorMessages } from '../../validators/index.ts'
import type { EditorLabels } from '../editor.labels.ts'
import { errorOf, type FieldRule } from './field-rules.ts'

/** A field of a signature whose value is not as expected. */
export interface FieldError {
  /** Where in the signature data, as in `customFields[0].url`. */
  path: string
  /** Name of the field in the editor. */
  label: string
  rule: FieldRule
  value: string
  /** What is wrong, as the field says it. */
  message: string
}

type Checked = Omit<FieldError, 'message'>

/** All fields of a signature that a rule looks at. */
function checkedFields(data: SignatureData, texts: EditorLabels): Checked[] {
  const { general, images, addon, social, customFields } = texts
  const { phone, mobile, email, companyWebsite, addons } = data
  const pictures = (['logo', 'banner'] as const).filter((part) => data[part].media !== null)
  return [
    { path: 'phone', label: general.phone, rule: 'phone', value: phone },
    { path: 'mobile', label: general.mobile, rule: 'phone', value: mobile },
    { path: 'email', label: general.email, rule: 'email', value: email },
    { path: 'companyWebsite', label: general.companyWebsite, rule: 'link', value: companyWebsite },
    ...data.customFields.map(({ url }, index) => ({
      path: `customFields[${index}].url`,
      label: customFields.url(index + 1),
      rule: 'link' as const,
      value: url,
    })),
    ...pictures.map((part) => ({
      path: `${part}.url`,
      label: `${images.url} (${images[part]})`,
      rule: 'link' as const,
      value: data[part].url,
    })),
    ...data.social.socialIcons.map((icon, index) => ({
      path: `social.socialIcons[${index}].url`,
      label: social.url(findNetworkName(icon.icon) ?? icon.icon),
      rule: 'link' as const,
      // One that was only begun leads nowhere yet, which the checks tell by themselves.
      value: hasIconAddress(icon) ? icon.url : '',
    })),
    {
      path: 'addons.videoConf.data.url',
      label: addon.url,
      rule: 'link',
      value: addons.videoConf.enabled ? addons.videoConf.data.url : '',
    },
  ]
}

/** The fields of a signature that hold what they should not, in the order of the editor. */
export function fieldErrors(
  data: SignatureData,
  texts: EditorLabels,
  messages: ValidatorMessages,
): FieldError[] {
  return checkedFields(data, texts).flatMap((field) => {
    const message = errorOf(field.rule, field.value, messages)
    return message === null ? [] : [{ ...field, value: field.value.trim(), message }]
  })
}
