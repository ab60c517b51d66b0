export default function Jasmine() { return null }
