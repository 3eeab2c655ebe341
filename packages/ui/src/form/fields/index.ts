'use client'
// Importing this registers the library's field types and its list, all but the image: that one
// needs to know where a picture is stored.
import './list.ts'
import './autocomplete.tsx'
import './colour.tsx'
import './multiline.tsx'
import './number.tsx'
import './select.tsx'
import './slider.tsx'
import './switch.tsx'
import './text.tsx'
import './timestamp.tsx'
