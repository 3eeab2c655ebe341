import { Field, Form, type FormStore } from '@org/ui/form'
import { generatorTexts } from '../texts.ts'
import { FontField } from './font-field.tsx'
import { FormSection } from './form-section.tsx'
import { ImageAddressField } from './image-address-field.tsx'
import { NameColorField } from './name-color-field.tsx'
import type { TourValues } from './tour-values.ts'

const { form: label, tour, style, images } = generatorTexts

/** The form of a tour. */
export function TourFields({ form }: { form: FormStore<TourValues> }) {
  return (
    <Form form={form} aria-label={label}>
      <FormSection title={tour.heading}>
        <Field form={form} name="m" />
        <Field form={form} name="c" />
      </FormSection>
      <FormSection title={style.heading}>
        <FontField form={form} />
        <Field form={form} name="size" />
        <NameColorField form={form} />
      </FormSection>
      <FormSection title={images.heading}>
        <ImageAddressField form={form} name="logo" />
        <Field form={form} name="logoSize" />
        <ImageAddressField form={form} name="bg" />
      </FormSection>
    </Form>
  )
}
