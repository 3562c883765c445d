/** A table of keys and what they do: `{{"component": "Shortcuts", "rows": [{ "keys": "Ctrl+C", "does": "Copies" }]}}`. */
interface ShortcutsProps {
  /** `+` stands between keys that are held together. */
  rows: { keys: string; does: string }[]
  userLanguage: string
}

export default function Shortcuts({ rows, userLanguage }: ShortcutsProps) {
  const [keys, does] = userLanguage === 'zh' ? ['按键', '作用'] : ['Keys', 'What they do']
  return (
    <div className="table-wrap">
      <table>
        <thead>
          <tr>
            <th scope="col">{keys}</th>
            <th scope="col">{does}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.keys}>
              <td>
                {row.keys.split('+').map((key, index) => (
                  <span key={key}>
                    {index > 0 && '+'}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </td>
              <td>{row.does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
