import { loadMobilePhones, loadPhones } from '@org/api/phones'
import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { TextField } from '@org/ui/primitives'
import { registerAsyncValidator } from '@org/ui/validators'
import { useState } from 'react'
import { untilUsable, useLoadedPhones } from './use-loaded-phones.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** A phone number as typed. */
    phone: {
      value: string
      options: {
        /** The country whose numbers may be written in the national form (ISO 3166). */
        country: string
        /** Whether only mobile numbers are valid. */
        isMobile?: boolean
        autoComplete?: string
        maxLength?: number
      }
    }
  }
}

declare module '@org/ui/validators' {
  interface ValidatorArguments {
    /** A phone number of this country (ISO 3166), or one with a country code. */
    phone_number: string
    /** Like `phone_number`, but only numbers that may be a mobile's. */
    mobile_number: string
  }
}

// The field loads the rules when it appears, and saving waits for them. If they cannot be loaded,
// every number is accepted here: the server checks them too.
registerAsyncValidator('phone_number', async (value, country) => {
  const phones = await loadPhones().catch(() => null)
  return phones?.message(phones.read(String(value), country), country) ?? null
})

registerAsyncValidator('mobile_number', async (value, country) => {
  const phones = await loadMobilePhones().catch(() => null)
  return phones?.message(phones.readMobile(String(value), country), country) ?? null
})

/** Matches nothing, and numbers that are shown in groups already. */
const hasGroups = /^(?:\+?\d{1,3}(?: \d{1,4})+)?$/

/** A field for a phone number. Shows the number in groups until it has focus, and keeps it as typed. */
function PhoneFormField({ field, control }: FieldTypeProps<'phone'>) {
  const [isFocused, setFocused] = useState(false)
  const { value, errors, path, isDisabled, isRequired, onChange, onBlur } = control
  const typed = typeof value === 'string' ? value : ''
  const { phones } = useLoadedPhones(
    field.isMobile ? loadMobilePhones : loadPhones,
    isFocused || !hasGroups.test(typed) ? 0 : untilUsable,
  )
  const number = isFocused ? undefined : phones?.read(typed, field.country)
  return (
    <TextField
      type="tel"
      name={path}
      label={field.label}
      isLabelHidden={field.isLabelHidden}
      description={field.help}
      autoComplete={field.autoComplete}
      maxLength={field.maxLength}
      isDisabled={isDisabled}
      isRequired={isRequired}
      errors={errors}
      value={typeof number === 'object' ? number.grouped : typed}
      onChange={onChange}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        onBlur()
      }}
    />
  )
}

registerFieldType('phone', { component: PhoneFormField, empty: '' })
