'use client'

import type { CustomField } from '@org/signature'
import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { CustomFields } from '../custom-fields/custom-fields.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import type { TabProps } from '../model/editor-types.ts'
import { Pair, TabBody } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { addressFields, companyFields, personFields, phoneFields } from './general-fields.ts'
import type { GeneralField } from './general-fields.ts'
import { GeneralInput } from './general-input.tsx'

/** Personal, contact and company details, and the user's custom fields. */
export function GeneralTab({ data, edit, filled, contactNote }: TabProps): ReactElement {
  const texts = useEditorTexts().general
  const inputs = (fields: readonly GeneralField[]) =>
    fields.map((field) => (
      <GeneralInput
        key={field.name}
        {...field}
        placeholder={filled?.[field.name] || field.placeholder}
        label={texts[field.name]}
        value={data[field.name]}
        edit={edit}
      />
    ))
  const changeCustomFields = useCallback(
    (customFields: CustomField[]) => edit((newest) => ({ ...newest, customFields })),
    [edit],
  )

  return (
    <TabBody>
      <FieldGroup title={texts.person} section="person">
        <Pair>{inputs(personFields)}</Pair>
      </FieldGroup>
      <FieldGroup title={texts.contact} hint={contactNote} section="contact">
        <Pair>{inputs(phoneFields)}</Pair>
        {inputs(addressFields)}
      </FieldGroup>
      <FieldGroup title={texts.company} section="company">
        {inputs(companyFields)}
      </FieldGroup>
      <CustomFields fields={data.customFields} onChange={changeCustomFields} />
    </TabBody>
  )
}
