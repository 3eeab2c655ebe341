'use client'

import type { CustomField } from '@org/signature'
import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { CustomFields } from '../custom-fields/custom-fields.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import type { Edit, TabProps } from '../model/editor-types.ts'
import { Pair, TabBody } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { addressFields, companyFields, personFields, phoneFields } from './general-fields.ts'
import type { GeneralField } from './general-fields.ts'
import { GeneralInput } from './general-input.tsx'
import { OwnedFields } from './owned-fields.tsx'

/** Personal, contact and company details, and the user's custom fields. */
export function GeneralTab({ data, edit, filled, people, contactNote }: TabProps): ReactElement {
  const texts = useEditorTexts().general
  const isNested = people !== undefined
  const onEdit = people?.onEdit
  const editPerson = useCallback<Edit>(
    (change) => {
      onEdit?.()
      edit(change)
    },
    [edit, onEdit],
  )
  const inputs = (fields: readonly GeneralField[], editField = edit) =>
    fields.map((field) => (
      <GeneralInput
        key={field.name}
        {...field}
        placeholder={filled?.[field.name] || field.placeholder}
        label={texts[field.name]}
        value={data[field.name]}
        edit={editField}
      />
    ))
  const changeCustomFields = useCallback(
    (customFields: CustomField[]) => edit((newest) => ({ ...newest, customFields })),
    [edit],
  )

  const ofPerson = (
    <>
      <FieldGroup title={texts.person} section="person" isNested={isNested}>
        <Pair>{inputs(personFields, editPerson)}</Pair>
      </FieldGroup>
      <FieldGroup title={texts.contact} hint={contactNote} section="contact" isNested={isNested}>
        <Pair>{inputs(phoneFields, editPerson)}</Pair>
        {inputs(addressFields, editPerson)}
      </FieldGroup>
    </>
  )
  const ofCompany = (
    <>
      <FieldGroup title={texts.company} section="company" isNested={isNested}>
        {inputs(companyFields)}
      </FieldGroup>
      <CustomFields fields={data.customFields} onChange={changeCustomFields} isNested={isNested} />
    </>
  )
  if (!people) {
    return (
      <TabBody>
        {ofPerson}
        {ofCompany}
      </TabBody>
    )
  }
  return (
    <TabBody>
      <OwnedFields title={texts.ofEach} chip={texts.previewValues}>
        {people.choice}
        {ofPerson}
      </OwnedFields>
      <OwnedFields title={texts.ofCompany}>{ofCompany}</OwnedFields>
    </TabBody>
  )
}
