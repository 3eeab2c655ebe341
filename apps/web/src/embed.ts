import '@org/product-tour/embed'
