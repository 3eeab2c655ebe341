import { layoutKeys, layoutNames } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { ReactElement } from 'react'
import {
  defineForm,
  Form,
  FormFields,
  SaveBar,
  useField,
  useForm,
  type FormStore,
  type FormValues,
} from '../../src/form/index.ts'
import '../../src/form/fields/color.tsx'
import '../../src/form/fields/select.tsx'
import '../../src/form/fields/text.tsx'
import { Card } from '../../src/primitives/index.ts'
import { MailWindow, SignaturePreview } from '../../src/signature-preview/index.ts'
import { iconsBaseUrl } from '../../src/testing/signature/icons-base-url.ts'
import { Beside, Column } from './showcase.styles.ts'

const description = defineForm({
  fields: [
    { type: 'text', name: 'firstName', label: 'Prénom', validators: ['not_empty'] },
    { type: 'text', name: 'lastName', label: 'Nom', validators: ['not_empty'] },
    { type: 'text', name: 'positionInCompany', label: 'Fonction', isWide: true },
    {
      type: 'text',
      name: 'phone',
      label: 'Téléphone',
      validators: ['phone'],
      transforms: ['remove_spaces'],
    },
    { type: 'color', name: 'color', label: 'Couleur' },
    {
      type: 'select',
      name: 'layoutKey',
      label: 'Modèle',
      isWide: true,
      choices: layoutKeys.map((key) => ({ value: key, label: layoutNames[key] })),
    },
  ],
})

const { firstName, lastName, positionInCompany, phone } = sampleSignature
const initial = {
  firstName,
  lastName,
  positionInCompany,
  phone,
  color: '#c2410c',
  layoutKey: 'layout2' as const,
}
const options = { iconsBaseUrl }

type Values = FormValues<typeof description>

/** The signature with the current field values, saved or not. */
function Preview({ form }: { form: FormStore<Values> }): ReactElement {
  const fontColor2 = useField(form, 'color').value
  const data = {
    ...sampleSignature,
    firstName: useField(form, 'firstName').value,
    lastName: useField(form, 'lastName').value,
    positionInCompany: useField(form, 'positionInCompany').value,
    phone: useField(form, 'phone').value,
    layoutKey: useField(form, 'layoutKey').value ?? 'layout1',
    fontStyle: { ...sampleSignature.fontStyle, fontColor2 },
  }
  return <SignaturePreview data={data} options={options} />
}

/**
 * A declarative form next to the signature that it edits. The signature updates on every keystroke.
 */
export function LiveSignature(): ReactElement {
  const form = useForm(description, {
    initial,
    save: () => new Promise((resolve) => setTimeout(resolve, 600)),
  })
  return (
    <Beside>
      <Card title="Votre signature">
        <Form form={form} aria-label="Votre signature">
          <Column>
            <FormFields form={form} columns={2} />
            <SaveBar form={form} />
          </Column>
        </Form>
      </Card>
      <MailWindow>
        <Preview form={form} />
      </MailWindow>
    </Beside>
  )
}
