import { createRoot } from 'react-dom/client'
import '../fields/text.tsx'
import '../fields/switch.tsx'
import { defineForm } from '../description/define-form.ts'
import type { FormDescription } from '../description/form-description.ts'
import { Form } from '../form/form.tsx'
import { FormFields } from '../form-fields/form-fields.tsx'
import { useForm } from '../hooks/use-form.ts'
import { SaveBar } from '../save-bar/save-bar.tsx'

/** A form description as a server would send it. */
const sent = `{
  "fields": [
    { "name": "is_manager", "type": "switch", "label": "Encadre une équipe" },
    {
      "name": "team",
      "type": "text",
      "label": "Équipe",
      "validators": ["not_empty", { "max_length": 5 }],
      "transforms": ["uppercase"],
      "visible": { "field": "is_manager", "is": true }
    }
  ]
}`

const description = defineForm(JSON.parse(sent) as FormDescription)

function Page() {
  const form = useForm(description, {
    save: async (values) => {
      document.title = JSON.stringify(values)
    },
  })
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </Form>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />)
