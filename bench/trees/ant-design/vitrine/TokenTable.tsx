import meta from 'antd/es/version/token-meta.json'

interface Token {
  token: string
  type: string
  descEn: string
}

/** The design tokens of components: `Button`, or `Input,InputNumber`. */
export default function TokenTable({ of }: { of: string }) {
  const tokens = of.split(',').flatMap((name) => (meta.components as Record<string, Token[]>)[name.trim()] ?? [])
  return (
    <table>
      <tbody>
        {tokens.map(({ token, type, descEn }) => (
          <tr key={token}>
            <td>{token}</td>
            <td>{descEn}</td>
            <td>
              <code>{type}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
