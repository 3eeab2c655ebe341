import { generateCode, isLikelyMisread } from '@org/api/stock'
import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { Button, TextField } from '@org/ui/primitives'
import { Barcode } from 'lucide-react'
import { Generated } from './products.styles.ts'
import { productsTexts } from './texts.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** A product's code, with a button to generate one. */
    product_code: { value: string; options: object }
  }
}

function CodeField({ field, control }: FieldTypeProps<'product_code'>) {
  const { path, value, errors, isDisabled, isRequired, onChange, onBlur } = control
  return (
    <Generated>
      <TextField
        name={path}
        label={field.label}
        description={isLikelyMisread(value) ? productsTexts.misread : field.help}
        autoComplete="off"
        errors={errors}
        isDisabled={isDisabled}
        isRequired={isRequired}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
      <Button
        icon={<Barcode size={16} aria-hidden="true" />}
        isDisabled={isDisabled}
        onPress={() => onChange(generateCode(Math.random))}
      >
        {productsTexts.generate}
      </Button>
    </Generated>
  )
}

registerFieldType('product_code', { component: CodeField, empty: '' })
