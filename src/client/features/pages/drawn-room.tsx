/** A room as the project draws rooms: morning light, a bed, a desk, a terrace and a bird outside. Decoration. */
export function DrawnRoom({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" className={className}>
      <path className="fill-amber-tint" d="M0 0h400v300H0z" />
      <path className="fill-brick-tint" d="M0 226h400v74H0z" />
      <path className="fill-line" d="M0 222h400v6H0z" />
      <path className="fill-white" opacity="0.6" d="M142 228h118l44 72H120z" />
      <Window />
      <Radiator />
      <Bed />
      <Desk />
    </svg>
  );
}

function Window() {
  return (
    <g>
      <path className="fill-white" d="M132 32h128v132H132z" />
      <path className="fill-sky-tint" d="M140 40h112v116H140z" />
      <path className="fill-amber-tint" d="M222 48a13 13 0 1 0 .1 0z" />
      <path className="fill-brick-deep" d="M178 112h9v24h-9zM230 112h9v24h-9zM244 136l8-6v26h-8z" />
      <path className="fill-brick" d="M140 138l26-20 26 20v18h-52zM192 138l26-20 26 20v18h-52z" />
      <path className="fill-amber-tint" d="M159 139h14v17h-14zM211 139h14v17h-14z" />
      <path className="fill-white" d="M193 40h6v116h-6zM140 82h112v6H140z" />
      <Bird />
      <path className="fill-moss" d="M112 24h32c3 46-3 92-16 132h-16zM280 24h-32c-3 46 3 92 16 132h16z" />
      <path className="fill-ink-soft" d="M104 20h184v5H104z" />
      <path className="fill-line" d="M124 162h144v8H124z" />
    </g>
  );
}

/** On the roof across the street, as in the terrace drawing. */
function Bird() {
  return (
    <g transform="translate(54 84)">
      <path className="fill-ink" d="M106 30c2-9 10-13 17-10l7-3-4 6c1 8-6 13-13 12l-12 5z" />
      <circle className="fill-paper" cx="122" cy="23.500" r="1.200" />
    </g>
  );
}

function Radiator() {
  return (
    <g>
      <path className="fill-white" d="M152 182h88v32h-88z" />
      <path
        className="fill-none stroke-line"
        strokeWidth="3"
        d="M152 182h88v32h-88zM163 184v28M174 184v28M185 184v28M196 184v28M207 184v28M218 184v28M229 184v28"
      />
    </g>
  );
}

function Bed() {
  return (
    <g>
      <path className="fill-brick-deep" d="M0 170h10a8 8 0 0 1 8 8v94H0z" />
      <path className="fill-white" d="M18 204h120a12 12 0 0 1 12 12v34H18z" />
      <path className="fill-brick" d="M66 200h74a14 14 0 0 1 14 14v40H66z" />
      <path className="fill-brick-deep" d="M66 200h14v54H66z" />
      <rect className="fill-sky-tint" x="20" y="188" width="46" height="20" rx="9" />
      <path className="fill-line-strong" d="M18 254h136v8H18zM24 262h7v14h-7zM140 262h7v14h-7z" />
    </g>
  );
}

function Desk() {
  return (
    <g>
      <path className="fill-white" d="M304 60h56v44h-56z" />
      <path className="fill-none stroke-line-strong" strokeWidth="3" d="M304 60h56v44h-56z" />
      <path className="fill-none stroke-brick" strokeWidth="3" d="M312 94l10-9 10 9 10-9 10 9" />
      <path className="fill-brick" d="M326 80c1-5 6-7 10-5l4-2-2 4c0 5-4 7-8 6l-7 3z" />
      <path className="fill-line-strong" d="M278 198h122v8H278zM286 206h7v72h-7zM388 206h7v72h-7z" />
      <path className="fill-ink" d="M312 168h44v28h-44z" />
      <path className="fill-sky-tint" d="M316 172h36v20h-36z" />
      <path className="fill-ink-soft" d="M306 195h56v4h-56z" />
      <path className="fill-amber" d="M372 198h18v-4h-7v-22h-4v22h-7zM368 172l6-16h14l6 16z" />
      <path className="fill-brick" d="M284 180h16l-2 18h-12z" />
      <path className="fill-moss" d="M291 182c-12-8-14-20-10-30 8 6 12 14 11 26 1-14 6-22 14-26 2 12-3 22-13 30z" />
      <path className="fill-moss" d="M316 224h32a6 6 0 0 1 6 6v12h-44v-12a6 6 0 0 1 6-6z" />
      <path className="fill-ink-soft" d="M316 242h6v38h-6zM342 242h6v38h-6z" />
    </g>
  );
}
