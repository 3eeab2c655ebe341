'use client'

import type { ReactElement } from 'react'
import { CheckedField } from '../checked-field/checked-field.tsx'
import { CustomFields } from '../custom-fields/custom-fields.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import type { TabProps } from '../model/editor-types.ts'
import { Pair, TabBody } from '../tab-layout/tab-layout.styles.ts'
import { editorTexts } from '../texts.ts'
import { addressFields, companyFields, personFields, phoneFields } from './general-fields.ts'
import type { GeneralField } from './general-fields.ts'

const texts = editorTexts.general

/** Who the signature speaks for, how to reach them, and lines of the user's own. */
export function GeneralTab({ data, edit }: TabProps): ReactElement {
  const inputs = (fields: readonly GeneralField[]) =>
    fields.map(({ name, ...field }) => (
      <CheckedField
        key={name}
        {...field}
        label={texts[name]}
        value={data[name]}
        onChange={(value) => edit((newest) => ({ ...newest, [name]: value }))}
      />
    ))

  return (
    <TabBody>
      <FieldGroup title={texts.person}>
        <Pair>{inputs(personFields)}</Pair>
      </FieldGroup>
      <FieldGroup title={texts.contact}>
        <Pair>{inputs(phoneFields)}</Pair>
        {inputs(addressFields)}
      </FieldGroup>
      <FieldGroup title={texts.company}>{inputs(companyFields)}</FieldGroup>
      <CustomFields
        fields={data.customFields}
        onChange={(customFields) => edit((newest) => ({ ...newest, customFields }))}
      />
    </TabBody>
  )
}
