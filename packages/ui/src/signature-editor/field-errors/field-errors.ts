import { findNetworkName, hasIconAddress, iconAddress } from '@org/signature'
import type { SignatureData } from '@org/signature'
import type { EditorLabels } from '../editor.labels.ts'
import { errorOf, type FieldRule, type RuleContext } from './field-rules.ts'

/** A field of a signature with an invalid value. */
export interface FieldError {
  /** Path in the signature data, for example `customFields[0].url`. */
  path: string
  /** Label of the field in the editor. */
  label: string
  rule: FieldRule
  value: string
  /** The error message that the field shows. */
  message: string
}

type Checked = Omit<FieldError, 'message'>

/** Lists all fields of a signature that have a rule. */
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
      // An incomplete address counts as empty here, because the signature checks already report it.
      value: hasIconAddress(icon) ? iconAddress(icon) : '',
    })),
    {
      path: 'addons.videoConf.data.url',
      label: addon.url,
      rule: 'link',
      value: addons.videoConf.enabled ? addons.videoConf.data.url : '',
    },
  ]
}

/** Lists the signature's fields that have invalid values, in the order of the editor. */
export function fieldErrors(
  data: SignatureData,
  texts: EditorLabels,
  context: RuleContext,
): FieldError[] {
  return checkedFields(data, texts).flatMap((field) => {
    const message = errorOf(field.rule, field.value, context)
    return message === null ? [] : [{ ...field, value: field.value.trim(), message }]
  })
}
