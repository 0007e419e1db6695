import { fontFaces } from '../../page-look.js';
import { PAGE_TOKENS } from '../../page-tokens.js';

/** After the library's own rules: our colours in place of its, and the list beside its page. */
export const REFERENCE_STYLE = `${PAGE_TOKENS}${fontFaces('.')}
*, *::before, *::after { box-sizing: border-box; }
html, html.dark-mode { background: var(--page); scroll-padding-top: 16px; }
body { display: grid; grid-template-columns: 300px minmax(0, 1fr); align-items: start; margin: 0; color: var(--text); font: 0.875rem/1.5 var(--font); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.list { position: sticky; top: 0; display: flex; flex-direction: column; gap: 12px; height: 100vh; padding: 20px 12px 12px; border-right: 1px solid var(--line); background: var(--surface); }
.list-head { display: flex; align-items: center; gap: 12px; padding: 0 4px; color: var(--text); font-size: 1.125rem; font-weight: 650; text-decoration: none; }
.list label { padding: 0 4px; color: var(--text-soft); font-size: 0.75rem; }
.list input { width: 100%; height: 34px; margin-top: 4px; padding: 0 10px; border: 1px solid var(--line-strong); border-radius: var(--radius); background: var(--surface); color: var(--text); font: inherit; }
#found { margin: 0; padding: 0 4px; color: var(--text-soft); font-size: 0.75rem; }
#operation-list { flex: 1; min-height: 0; overflow: auto; }
#operation-list h2 { margin: 16px 4px 4px; font-size: 0.875rem; font-weight: 600; }
#operation-list ul { margin: 0; padding: 0; list-style: none; }
#operation-list a { display: grid; grid-template-columns: 52px minmax(0, 1fr); gap: 8px; align-items: baseline; padding: 5px 8px 5px 4px; border-radius: var(--radius); color: var(--text); text-decoration: none; }
#operation-list a:hover { background: var(--accent-tint); }
#operation-list a:focus-visible { outline-offset: -2px; }
.method { font: 600 0.6875rem var(--font-code); text-align: end; }
.method-get { color: var(--info); }
.method-post { color: var(--ok); }
.method-patch { color: var(--warn); }
.method-delete { color: var(--fail); }
main { min-width: 0; }
@media (max-width: 800px) {
  body { grid-template-columns: minmax(0, 1fr); }
  .list { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  #operation-list { max-height: 40vh; }
}

html:root .swagger-ui { background: none; color: var(--text); font-family: var(--font); }
html:root .swagger-ui .wrapper { max-width: 1100px; padding: 0 24px; }
html:root .swagger-ui .info { margin: 28px 0; }
html:root .swagger-ui :is(.info .title, .opblock-tag, .opblock .opblock-section-header h4, .model, .response-col_status, table thead tr :is(td, th), .parameter__name, .parameter__type, .tab li, label, .btn, select, .renderedMarkdown p, .renderedMarkdown li, .info p, .info li, .opblock-description-wrapper p, .opblock-summary-description, .opblock-title_normal, .responses-inner :is(h4, h5), .servers > label, .scheme-container .schemes > label, section.models h4, .opblock-summary-path) { color: var(--text); font-family: var(--font); }
html:root .swagger-ui :is(.opblock-summary-path, .opblock-summary-method, code, pre, .model, .parameter__type, .microlight) { font-family: var(--font-code) !important; }
html:root .swagger-ui :is(.parameter__deprecated, .parameter__in, .prop-format, .response-col_links, .opblock-tag small, .info .base-url) { color: var(--text-soft); }
html:root .swagger-ui :is(.info a, .renderedMarkdown a, .link) { color: var(--accent); }
html:root .swagger-ui .scheme-container { padding: 16px 0; background: none; box-shadow: none; border-block: 1px solid var(--line); }
html:root .swagger-ui .opblock-tag { padding: 8px 0; border-bottom: 0; font-size: 1.25rem; }
html:root .swagger-ui .opblock { margin: 0 0 8px; border: 1px solid var(--line) !important; border-radius: 10px; background: var(--surface) !important; box-shadow: none; }
html:root .swagger-ui .opblock .opblock-summary { padding: 8px 12px; border-color: var(--line) !important; }
html:root .swagger-ui .opblock .opblock-section-header { background: var(--sunken) !important; box-shadow: none; }
html:root .swagger-ui .opblock .opblock-summary-method { min-width: 72px; padding: 4px 0; border-radius: var(--radius); text-shadow: none; font-size: 0.75rem; background: var(--info-tint) !important; color: var(--info) !important; }
html:root .swagger-ui .opblock.opblock-post .opblock-summary-method { background: var(--ok-tint) !important; color: var(--ok) !important; }
html:root .swagger-ui .opblock.opblock-patch .opblock-summary-method { background: var(--warn-tint) !important; color: var(--warn) !important; }
html:root .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--fail-tint) !important; color: var(--fail) !important; }
html:root .swagger-ui :is(select, input, textarea) { border: 1px solid var(--line-strong) !important; border-radius: var(--radius); background-color: var(--surface) !important; color: var(--text) !important; box-shadow: none; }
html:root .swagger-ui .btn { border: 1px solid var(--line-strong) !important; border-radius: var(--radius); background: var(--surface); color: var(--text) !important; box-shadow: none; }
html:root .swagger-ui .btn:is(.execute, .authorize) { border-color: var(--accent) !important; background: var(--accent) !important; color: var(--on-accent) !important; }
html:root .swagger-ui .btn.authorize { display: inline-flex; align-items: center; }
html:root .swagger-ui .btn.authorize svg { fill: var(--on-accent) !important; color: var(--on-accent); }
html:root .swagger-ui .tab-header .tab-item.active h4 span::after { background: var(--accent); }
html:root .swagger-ui :is(.renderedMarkdown code, .markdown code) { padding: 1px 4px; border-radius: 4px; background: var(--sunken); color: var(--text); }
html:root .swagger-ui :is(.highlight-code > .microlight, .microlight) { background: var(--sunken) !important; color: var(--text) !important; border: 1px solid var(--line); border-radius: var(--radius); }
html:root .swagger-ui .microlight span { color: inherit !important; }
html:root .swagger-ui section.models { border-color: var(--line); }
html:root .swagger-ui section.models .model-container { background: var(--sunken); }
html:root .swagger-ui .dialog-ux .modal-ux { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
html:root .swagger-ui .info .title :is(small, small.version-stamp) { background: var(--neutral-tint); }
html:root .swagger-ui .info .title small pre { color: var(--text-soft); }
html:root .swagger-ui .info .title { font-size: 1.75rem; letter-spacing: -0.015em; }
html:root .swagger-ui .btn.authorize span { padding: 0 8px 0 0; }
html:root .swagger-ui :is(.expand-operation, .opblock-control-arrow, .authorization__btn) svg { fill: var(--text-soft); }
`;
