// The field types that this product's forms name.
import '@org/ui/form/fields/autocomplete'
import '@org/ui/form/fields/multiline'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import '@org/ui/form/fields/timestamp'
