'use client'
// Importing this module registers the library's list and all field types except `image`. Register
// that type with `registerImageField`, which takes the product's upload transport.
import './list.ts'
import './autocomplete.tsx'
import './color.tsx'
import './multiline.tsx'
import './number.tsx'
import './select.tsx'
import './slider.tsx'
import './switch.tsx'
import './text.tsx'
import './timestamp.tsx'
