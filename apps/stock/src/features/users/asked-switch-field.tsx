import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { Switch } from '@org/ui/primitives'
import { useState } from 'react'
import { LargeConfirmDialog } from '#shared/large-controls.styles.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** A switch. If it has a question, it asks for confirmation before it is turned off. */
    asked_switch: {
      value: boolean
      options: { readonly question: { readonly title: string; readonly text: string } | null }
    }
  }
}

function AskedSwitchField({ field, control }: FieldTypeProps<'asked_switch'>) {
  const { path, value, errors, isDisabled, onChange, onBlur } = control
  const { question } = field
  const [isAsking, setIsAsking] = useState(false)
  const turnOff = () => {
    setIsAsking(false)
    onChange(false)
  }
  return (
    <>
      <Switch
        name={path}
        description={field.help}
        errors={errors}
        isDisabled={isDisabled}
        isSelected={value}
        onChange={(isOn) => (isOn || !question ? onChange(isOn) : setIsAsking(true))}
        onBlur={onBlur}
      >
        {field.label}
      </Switch>
      {question && (
        <LargeConfirmDialog
          title={question.title}
          isOpen={isAsking}
          isDangerous
          onConfirm={turnOff}
          onCancel={() => setIsAsking(false)}
        >
          {question.text}
        </LargeConfirmDialog>
      )}
    </>
  )
}

registerFieldType('asked_switch', { component: AskedSwitchField, empty: true })
