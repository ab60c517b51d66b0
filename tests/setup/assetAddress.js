/** Addresses of pictures and sounds in tests. */
export default '/static/asset'
