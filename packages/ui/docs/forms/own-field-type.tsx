import {
  defineForm,
  Form,
  FormFields,
  registerFieldType,
  SaveBar,
  useForm,
  type FieldTypeProps,
} from '../../src/form/index.ts'
import './field-types.ts'
import { send } from './send.ts'

function PercentField({ field, control }: FieldTypeProps<'percent'>) {
  return (
    <label style={{ display: 'grid', gap: 4, maxWidth: 240 }}>
      {field.label} : {control.value} %
      <input
        type="range"
        min={0}
        max={field.max ?? 100}
        value={control.value}
        onChange={(event) => control.onChange(Number(event.target.value))}
        onBlur={control.onBlur}
      />
    </label>
  )
}

registerFieldType('percent', { component: PercentField, empty: 0 })

const discount = defineForm({
  fields: [{ name: 'rate', type: 'percent', label: 'Remise', max: 30, validators: [{ min: 5 }] }],
})

export function OwnFieldType() {
  const form = useForm(discount, { save: (values) => send('/api/discounts', values) })
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </Form>
  )
}
